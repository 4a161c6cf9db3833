"""The push token (language.md, 'push.token')."""


class Tokens:
    """The registration of the token, and its store."""

    def forget_token(self):
        pass

    def first_look(self):
        pass

    def token_for_user(self):
        pass

    def token_of_nobody(self):
        pass

    def ask_after_sign_in(self):
        pass

    def follow_permission(self):
        pass
