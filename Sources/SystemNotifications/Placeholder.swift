// replaced by the room
