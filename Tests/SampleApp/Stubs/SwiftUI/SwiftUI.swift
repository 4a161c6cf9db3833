// The part of the framework's interface that the sample uses, written by hand from Apple's documentation. Nothing is drawn.

@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view of the framework") }
}

/// What a view of the framework is.
@MainActor public protocol PlainView: View where Body == Never {}
extension PlainView {
  public var body: Never { fatalError("a view of the framework") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a view of the framework") }
}

public struct EmptyView: PlainView { public init() {} }
public struct TupleView: PlainView {}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView { TupleView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: View>(first: Content) -> TupleView { TupleView() }
  public static func buildEither<Content: View>(second: Content) -> TupleView { TupleView() }
}

public struct Text: PlainView { public init<S: StringProtocol>(_ content: S) {} }

public struct ButtonRole: Equatable, Sendable { public static let cancel = Self() }

public struct Button: PlainView {
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct Toggle: PlainView { public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {} }

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
}

public struct DatePicker: PlainView {
  public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents) {}
}

public struct VStack<Content: View>: PlainView { public init(@ViewBuilder content: () -> Content) {} }
public struct List<Content: View>: PlainView { public init(@ViewBuilder content: () -> Content) {} }

public struct Section<Parent: View, Content: View, Footer: View>: PlainView {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
}

extension Section where Parent == Text, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PlainView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct NavigationLink<Destination: View>: PlainView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}

public struct NavigationStack<Content: View>: PlainView {
  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Content) {}
}

extension View {
  public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { self }
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func overlay<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func navigationDestination<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> C
  ) -> some View { self }
}

// MARK: - State

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Self { self }

  @MainActor
  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: path] },
      set: {
        var value = wrappedValue
        value[keyPath: path] = $0
        wrappedValue = value
      })
  }
}

@MainActor @propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Self { self }

  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

public struct EnvironmentValues { public var scenePhase: ScenePhase { .active } }
public enum ScenePhase: Hashable, Sendable { case background, inactive, active }

@MainActor @propertyWrapper public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: path] }
}

@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public var wrappedValue: Delegate { fatalError("made by the framework") }
  public init(_ type: Delegate.Type = Delegate.self) {}
}

// MARK: - App

@MainActor @preconcurrency public protocol Scene {}

public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }

extension Scene {
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some Scene { self }
}

public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}

extension Scene {
  public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Content: Scene
  @SceneBuilder var body: Content { get }
  init()
}

extension App {
  public static func main() { _ = Self().body }
}
