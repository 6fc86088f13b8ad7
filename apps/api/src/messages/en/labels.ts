/** What happened to an order, by the code of the event. */
export const orderEvents: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  confirmed: 'Confirmed, cash on delivery',
  payment_pending: 'Payment started',
  payment_failed: 'Payment failed',
  payment_cancelled: 'Payment cancelled',
  payment_expired: 'Payment expired',
  payment_review: 'Payment under review',
  payment_refund_due: 'Refund started',
  payment_refunded: 'Payment refunded',
  payment_partially_refunded: 'Payment partly refunded',
  paid: 'Paid',
  revived: 'Reopened after a late payment',
  paid_twice: 'Second payment received, refund started',
  refund_due: 'Payment received after items sold out, refund started',
  granted: 'Ready',
  expired: 'Expired, not paid in time',
  cancelled: 'Cancelled',
  unfulfilled: 'Unpacked',
  packed: 'Packed',
  shipped: 'Handed to the courier',
  delivered: 'Delivered',
  returned: 'Returned',
  revoked: 'Revoked',
  cod_collected: 'Paid on delivery',
  refunded: 'Refunded',
  gift_card_returned: 'Returned to the gift card',
  refund_by_hand: 'Refund in progress',
  items_cancelled: 'Some items cancelled',
  complete: 'Complete',
}

/** The state of an order in one sentence. */
export const orderStates = {
  waiting: 'Waiting for payment',
  pending: 'Payment is being confirmed',
  review: 'Payment under review',
  failed: 'Payment failed. You can try again',
  paymentCancelled: 'Payment cancelled. You can try again',
  paymentExpired: 'Payment expired. You can try again',
  closedPending: 'Closed. Checking for a payment',
  closedReview: 'Closed. Payment under review',
  closedRefundDue: 'Closed. Refund in progress',
  closedPartlyRefunded: 'Cancelled. Partly refunded',
  closedRefunded: 'Cancelled and refunded',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
  codUnfulfilled: 'Confirmed. Pay on delivery',
  codPacked: 'Packed. Pay on delivery',
  codPartlyShipped: 'Partly shipped. Pay on delivery',
  codShipped: 'Shipped. Pay on delivery',
  unfulfilled: 'Paid. Not shipped yet',
  packed: 'Paid and packed',
  partlyShipped: 'Paid. Partly shipped',
  shipped: 'Paid and shipped',
  delivered: 'Delivered',
  returned: 'Returned',
  granted: 'Paid and ready',
  tip: 'Tip paid',
  revoked: 'Revoked',
  refundDue: 'Refund in progress',
  refunded: 'Refunded',
  /** Follows another state. */
  partlyRefunded: '. Partly refunded',
}

export const availability = {
  digital: 'Available instantly',
  inStock: (copies: string) => `In stock (${copies})`,
  unlimited: 'In stock',
  soldOut: 'Sold out',
  unlisted: 'No longer sold',
}

export const attributes = {
  names: {
    language: 'Language',
    pages: 'Pages',
    duration: 'Length',
    publisher: 'Publisher',
    published_on: 'Published',
    isbn: 'ISBN',
  },
  duration: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
}

export const languages = { en: 'English', ne: 'Nepali' }

export const facets = {
  names: {
    product_class: 'Format',
    category: 'Category',
    author: 'Author',
    language: 'Language',
    publisher: 'Publisher',
    price: 'Price',
    in_stock: 'Availability',
  },
  values: { true: 'In stock', false: 'Sold out' },
  upTo: (to: string) => `Up to Rs ${to}`,
  between: (from: string, to: string) => `Rs ${from} to Rs ${to}`,
  from: (from: string) => `Over Rs ${from}`,
}

/** The filters of artists, events, records and sessions. */
export const contentFacets = {
  date: 'Date',
  city: 'City',
  genre: 'Genre',
  free: 'Free',
  streamed: 'Streamed',
  step_free: 'Step-free',
  children: 'For children',
  letter: 'First letter',
  format: 'Format',
}

export const recordFormats = { album: 'Albums', ep: 'EPs', single: 'Singles' }

export const events = {
  date: 'Choose a date such as 2026-12-13, a month such as 2026-12, or a range such as 2026-12-13..2026-12-20.',
  online: 'Online',
  periods: {
    today: 'Today',
    'this-week': 'This week',
    'this-weekend': 'This weekend',
    'this-month': 'This month',
  },
}

export const shareImages = {
  shop: { title: 'Books for Nepal', by: 'Printed books, e-books and audiobooks in English and Nepali' },
  stage: { title: 'Music and culture', by: 'Events, live streams, records and artists' },
  kinds: {
    article: 'Article',
    series: 'Series',
    booklist: 'Reading list',
    author: 'Author',
    category: 'Category',
    publisher: 'Publisher',
    artist: 'Artist',
    event: 'Event',
    record: 'Record',
    interview: 'Interview',
    session: 'Session',
    volume: 'Volume',
    news: 'News',
  },
}

export const calendar = { name: 'Dabali events' }

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
  not_mutable: 'This author cannot be muted. The message is from staff or from a deleted account.',
  no_chat: 'The chat is not available right now.',
}
