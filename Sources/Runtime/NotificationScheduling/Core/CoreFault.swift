/// A mistake that the core can be told to make, so that somebody sees who notices it. No app has one: only
/// `notispec mutate --core` and tests switch one on.
///
/// The name is that of the case, and the value says what goes wrong.
package enum CoreFault: String, CaseIterable, Sendable {
  // MARK: Caps

  case capOneMore = "A cap lets one more through"
  case capIgnoresGroups = "A cap counts the types of all groups"
  case capNamesLast = "The last cap without room is named, not the first"
  case capSpanEndInside = "A cap of a span is still full at its very end"
  case capRollingEndInside = "A rolling day is still full at its very end"
  case capDayOfHours = "A calendar day is 24 hours"
  case capWeekFromSunday = "A calendar week begins on Sunday"
  case capDateTwice = "A date that a flight repeats counts as another"
  case capFirstPass = "After the clocks were put back a cap looks at the time that is shown"
  case capLooksBackOnly = "A cap does not look at what is planned later"
  case capForgetsDelivered = "A cap does not know what was delivered"
  case capForgetsDue = "A cap does not count what is due and not reported yet"
  case repeatsFillCaps = "A cap counts what was shown again"
  case capCountsExempt = "A cap counts what is exempt from it"
  case deferOnlyNextSlot = "A deferral tries one slot only"
  case heldSlotIsOver = "A slot that the night or a window holds is over at its own time"
  case deferredQueue = "Dates that a cap holds queue up for slots"
  case deferralNeverOver = "A deferral never ends"
  case deferralNeedsRoom = "A deferral for which no request has room is over"
  case passedGivesNoWay = "What the clock has passed, and the phone still counts down, gives way to nothing newer"
  case followsWhatWasMissed = "What follows one that the clock has passed by more comes all the same"
  case firstDayStays = "What waits for a slot outside the horizon keeps the day that it was given first"
  case neverPlannedComes = "A date that no plan looked at is deferred"

  // MARK: Quiet hours and windows

  case quietEndIsQuiet = "The end of the quiet hours is quiet"
  case quietStartIsLoud = "The start of the quiet hours is not quiet"
  case quietIgnoresExempt = "Quiet hours hold what is exempt from them"
  case quietDropsWhatItHolds = "Quiet hours drop what they hold"
  case quietHoldsWhatItDrops = "Quiet hours hold what they drop"
  case quietIgnoresCondition = "Quiet hours do not look at their condition"
  case quietSettingStale = "Quiet hours that people set count from the next step on"
  case lapsedComes = "Quiet hours that people set bring what was over before"
  case quietFirstPass = "After the clocks were put back quiet hours look at the time that is shown"
  case heldForgotten = "What the night holds does not come when a setting or a flight ends it"
  case snoozeStaysInItsNight = "What was put off into the night does not come when a flight ends that early"
  case heldDateForgotten = "A date that the night holds is over at its own moment"
  case windowAskedOnce = "What a window or the night has moved is not asked again"
  case windowEndOutside = "The end of a window is outside"
  case windowWithinADay = "A window over midnight ends on the day on which it begins"

  // MARK: Conditions, switches and permission

  case conditionJudgedNow = "Conditions are judged when planning"
  case moreThanIncludes = "'more_than' includes the bound"
  case atLeastExcludes = "'at_least' excludes the bound"
  case withinExcludesStart = "'within' excludes its beginning"
  case datesByDevice = "A date in a zone of its own is counted from the date of the device"
  case todayInUTC = "'today' is the date in UTC"
  case sinceTriggerCountsItself = "'since: trigger' counts the trigger's own signal"
  case conditionForgetsPlanned = "'since: last_delivery' does not know what is planned before"
  case newsTaken = "A delivery takes the news of a later one"
  case textWithoutValue = "A text without its value comes all the same"
  case newsStaysOut = "What waits keeps its text when a signal brings another value"
  case permissionIgnored = "Without permission everything is planned"
  case undecidedIgnored = "What nobody was asked for is planned"
  case toggleIgnored = "A toggle that is off switches nothing off"
  case signedOutPlans = "After a sign-out planning goes on"
  case gateOfNowForThen = "What came due is judged by the permission of now"
  case offComesLater = "What was switched off at its own moment comes later"
  case onAtItsMomentIsOver = "What the step of its own moment switches on again is over"

  // MARK: Guards and duplicates

  case guardOfHours = "A repeat guard counts hours, not days"
  case guardForgetsPlanned = "A repeat guard does not know what is planned"
  case guardLooksBackOnly = "A repeat guard does not look at what is planned later"
  case guardHasNoEnd = "A delivery guards all dates before it"
  case guardBeforeConditions = "A repeat guard is asked before the conditions"
  case liftedForgottenAtLaunch = "What has lifted a repeat guard is forgotten at a launch"
  case guardOfNewest = "Of dates that lie before it the newest delivery decides alone"
  case guardNeverLifted = "'or_when' lifts no guard"
  case liftOutlivesDelivery = "What has lifted a repeat guard lifts the next one, too"
  case liftedBySignalsAlone = "Only a signal lets 'or_when' lift a guard for later"
  case groupIgnored = "'combine' combines nothing"
  case pendingInVainIsRefreshed = "What is pending and would not come any more has the values of what is told again"
  case secondGivesWay = "What was put off and waits for its second gives way to a newer one"
  case failedSnoozeReturns = "What was put off, and has failed for good, has another chance in the next process"
  case answeredInItsSecond = "What was put off and waits for its second comes although somebody has answered"
  case heldMomentIsOver = "What the night holds is over when its moment is told again"
  case valueKeepsItsPlace =
    "Of values the one whose beginning is the oldest is forgotten, whatever was heard of it since"
  case fallReachesNothing = "A number that has fallen to a value does not reach it"
  case heldInVainWaits = "What a condition keeps back waits if nobody was asked for permission"
  case secondLaterWaits = "What comes at once, a second later because of others, makes the next a duplicate"
  case timeBeforeItsSeriesStands = "A time before the signal of its series stands for the time after it"
  case endedInItsSecondComes = "What waits for its second comes although its series ends, if another begins at once"
  case snoozeReturns = "What was snoozed comes back when its conditions hold again"
  case duplicateComes = "A newer signal of 'first' is no duplicate"
  case refusedAheadIsLost = "What is due later, and is refused by the center, is lost"
  case duplicateOfAnotherValue = "A signal is a duplicate of one with another value"
  case olderComesToo = "A newer signal of 'last' takes no place"
  case overtakenComes = "What was refused comes although newer news waits"
  case snoozeMakesNoDuplicate = "What was snoozed does not count as waiting"
  case gatedIsOvertaken = "What a gate ends is told as a duplicate of newer news that waits"
  case oldestIsHeld = "Of what the night holds of one instant the oldest comes, not the newest"
  case heldTogetherComesTwice = "What the night holds of one instant comes once for each signal"
  case overIsRefreshed = "What is told again after its moment is what was over"
  case keptBackIsRefreshed = "A moment that is told again only changes the text of a reminder that something keeps back"
  case momentOfAnotherValue = "A moment that another value states, too, is taken for the same one"
  case momentTwice = "A moment that is told again has another reminder"
  case dateTwice = "A date comes again after it was delivered"
  case timesNotJoined = "Two times that fall on one moment both come"
  case lowestPassedComes = "Of values that are passed over the lowest comes"
  case reachedTwice = "A value is reached again in the same streak"

  // MARK: What is refused

  case refusalEnds = "What was refused once is over"
  case refusalNeverEnds = "What was refused waits for ever"
  case datesCloseSilently = "Nothing is said of a date that did not come"
  case keptBackIsTold = "What a condition has kept back is told again when a newer one takes its place"
  case oldDateStays = "A changed setting or signal takes back no date"
  case expiresADayLate = "A type ends a day late"
  case reasonGoalIsCondition = "What news has ended says 'condition'"
  case reasonDisplacedIsDropped = "What something better displaced says that it was dropped"

  // MARK: Order and places

  case lowPriorityFirst = "The lowest priority is placed first"
  case latestFirst = "Of one priority the latest is placed first"
  case signalsBackwards = "The events of a step are applied backwards"
  case sameSecond = "Two may come in one second"
  case declaredInASecond = "What is due in one second comes in the order of declaration, whatever its priority"
  case lateNotTakenBack = "What waits for its second is not taken back"
  case oneRequestTooMany = "One request more than the budget is planned"
  case placesByTimeOnly = "Places are shared by time only"
  case foreignForgotten = "Requests of other code take no place"
  case horizonADayLonger = "The horizon is a day longer"
  case slotAfterIt = "A slot at the very instant is too early"

  // MARK: Repetitions

  case suppressedFreesNothing = "What the open app does not show keeps its cap from others until the next step"
  case suppressedIsNotFollowed = "What the open app has suppressed is not followed"
  case oneFollowUpTooMany = "One follow-up too many comes"
  case answeredComesAgain = "What somebody has answered is followed"
  case answeredForGood = "What is put off after it was opened is not followed"
  case firstFollowsAfterSnooze = "When what was snoozed has come, what followed the first goes on"
  case endedSeriesComesBack = "A series of follow-ups that has ended comes back"
  case endedForgottenAtKill = "That a series of follow-ups has ended is forgotten at a kill"
  case seriesNeverEnds = "'until' ends only what is not shown yet"
  case untilLooksAtNewest = "'until' looks at the newest delivery, not at its own first"
  case openingEndsNothing = "Opening a notification ends nothing"
  case snoozeOutlivesTap = "A tap leaves the snooze of another of its notifications"
  case snoozeFromDelivery = "A snooze counts from the delivery"
  case snoozeOutlivesDate = "What somebody snoozed comes although its date is gone"
  case oldTimeFollows = "A series with another time goes on with the follow-ups of the old one"
  case endedSeriesGoesOn = "A series of dates goes on after its end"
  case cycleFromNextDay = "Day 1 of a cycle is the day after its signal"
  case everyDaysFromToday = "'every N days' counts from today"
  case frequencyFromInstall = "A frequency that was chosen counts from the first launch"

  // MARK: Travel, clocks and time

  case dueOfOldZone = "After a flight what waits is due by the old zone"
  case pinnedMoves = "A time in a zone of its own moves with the device"
  case pastByDeviceZone = "Whether a moment is over goes by the zone of the device"
  case closesByDeviceDate = "Dates by the clock of another zone are over by that of the device"
  case jumpedSlotLost = "A time of day that a flight jumps over is not found anew"
  case heldIsMissed = "What the night holds and a flight jumps over is lost"
  case flightOverBeforeReport =
    "A flight is forgotten with the first step, although no report has told what it led past"
  case deferredIsMissed = "A slot that a flight jumps over is lost"
  case deliveryTravels = "The local time of a delivery moves with the device"
  case freedHasATime = "What a flight from one night into another frees has a new time of day"
  case nightStaysInItsZone = "What the night moves of a time in a zone of its own does not follow the device"
  case freedBeforeItsMoment = "What a flight frees from the night comes before its moment"
  case tomorrowBlocks = "What came while the clock was ahead still counts"
  case futureStays = "Instants ahead of a clock that was set back stay ahead"
  case intervalOfOldClock = "A span that a clock was set past is counted down to its end"
  case missedCountsAsShown = "What was jumped over counts as delivered"
  case lateMovesTheDay = "A delivery that is a little late moves the next one"
  case gapDropped = "A time that the clocks skip has no occurrence"
  case skippedDateComes = "A date that the zone skips has an occurrence"

  // MARK: The phone

  case focusUsesNothing = "What Focus silenced does not count"
  case refusedUsesTheDay = "What was not permitted counts as delivered"
  case unansweredTrusted = "After a crash every request counts as added"
  case silenceIsRefusal = "An add that got no answer counts as refused"
  case answerNeedsReport = "What is tapped has come only if the center says so"
  case clearedOnce = "What the center kept in its list although it was to go is not cleared again"
  case straysStay = "Requests of ours that are not intended stay"
  case removedForgotten = "What was to be removed is forgotten, although it may come"
  case strayUncounted = "A delivery that was not intended any more does not count"
  case cutOffLost = "What a crash cut off at once is not repeated"
  case tapTwice = "A tap that is reported twice counts twice"
  case tapIgnoresGoal = "A tap on what is outdated opens its screen"
  case settingPlansNothing = "A setting plans nothing anew"
  case returnPlansNothing = "Coming to the front plans nothing anew"
  case clockPlansNothing = "A new clock or zone plans nothing anew"

  // MARK: Users and values

  case pendingStaysAtSignOut = "Requests stay when a user leaves"
  case listStaysAtSignOut = "What was shown stays when a user leaves"
  case leftTakesFromThere = "What has come for whoever is there is taken for that of somebody who has left"
  case onlyRememberedLeaves = "What was shown long ago stays when a user leaves"
  case silentListStays = "What a silent center lists stays when a user leaves"
  case openForgottenAtSignOut = "What a signal began is forgotten when a user leaves"
  case streaksForgottenAtSignOut = "Streaks are counted anew when a user comes back"
  case settingsOfAnother = "A user has the settings of the one before"
  case nobodysSeries = "What is told after a sign-out begins a series"
  case streakOfAnother = "After a sign-out a number counts on from that of whoever has left"
  case capsOfAnother = "A user has the deliveries of the one before"
  case meanwhileComes = "What fell due while a user was away comes"
  case tapOfAnother = "A tap opens what was shown to another user"
  case valuelessCountsNothing = "A signal without a value counts for none"
  case valuelessMissesNew = "A signal without a value does not count for values that are heard of later"
  case valuesMixed = "The signals of one value count for all"
  case forgetsWithRequest = "The oldest value is forgotten although it has a request"

  // MARK: Between the machines

  case pushesStayAtSignOut = "Pushes stay in the list when a user leaves"
  case pushesStayWhenRead = "What came as a push stays in the list when it was read in the app"
  case tapStaysAtSignOut = "A tap that waits opens for the next user"
  case pushesOfAnother = "A push of another user counts as that of whoever is there"
  case screenStays = "A screen stays open in the background"
  case screenUnknown = "The scheduler does not know what is on screen"
  case pushesSeeNoScreen = "Pushes do not know what is on screen"
  case tokenHearsNoUser = "The token does not hear who leaves"
  case tokenHearsNoSignIn = "The token does not hear who comes"
  case tokenHearsNoAnswer = "The token does not hear what was answered"
  case tokenHearsNoDevice = "The token does not hear that the device is another"
  case flowHearsNoSignal = "The permission flow does not hear of signals"
  case flowHearsNoModule = "The permission flow does not hear that a part is opened"
  case flowHearsNoTap = "The permission flow does not hear where a tap leads"
  case flowHearsNoDevice = "The permission flow does not hear that the device is another"
  case flowHearsNoPermission = "The permission flow does not hear of permissions"
  case blockedOpens = "A tap opens a part that a refused permission took away"
  case blockedPushOpens = "A push opens a part that a refused permission took away"
  case writesLast = "The state is written after everything was done"
}

extension Step {
  func has(_ fault: CoreFault) -> Bool { scheduler.fault == fault }
}

extension Planner {
  func has(_ fault: CoreFault) -> Bool { scheduler.fault == fault }
}

extension AppStep {
  func has(_ fault: CoreFault) -> Bool { core.scheduler.fault == fault }
}

extension StepInput {
  /// What a fault does not plan for.
  func isIgnored(by fault: CoreFault?) -> Bool {
    guard let fault else { return false }
    return events.allSatisfy { event in
      switch (event, fault) {
      case (.preferenceChanged, .settingPlansNothing), (.foregrounded, .returnPlansNothing),
        (.timeChanged, .clockPlansNothing):
        true
      default: false
      }
    }
  }
}
