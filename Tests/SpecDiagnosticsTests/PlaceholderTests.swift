// replaced by the tests of the room
