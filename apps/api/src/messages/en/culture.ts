export const live = {
  no_ticket: 'You need a stream ticket to watch this.',
  not_started: 'The stream has not started yet.',
  interrupted: 'The stream is interrupted. It resumes automatically.',
  ended: 'This stream has ended.',
  cancelled: 'This event is cancelled.',
  watching_elsewhere: "You're already watching on another device. You can watch here instead.",
  not_watching: 'Playback on this device has stopped. Start again.',
  expired: 'This session has expired. Start again.',
  unknown_hash: 'This access link is not valid.',
  hash_expired: 'This access link has expired.',
  hash_used_up: 'This access link has already been used.',
  device: 'Send the id of the device.',
  expiry: 'Enter a time within the next five years.',
}

export const chat = {
  empty: 'Enter a message.',
  too_long: 'A message can have up to 300 characters.',
  name: 'Enter a name with at least one letter.',
  email: "Don't use an email address as your name. Everyone can see it.",
  taken: 'This name is taken. Choose another one.',
  name_needed: 'Choose a name before you send a message.',
  name_chosen: "You already have a name here. It can't be changed during the event.",
  muted: "You've been muted. You can still read the chat.",
  chat_closed: 'The chat is closed right now.',
  no_message: 'This message no longer exists.',
  no_chat: 'The chat is not available right now.',
}
