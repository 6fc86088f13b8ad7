/** General errors. The key is the name of the error; most have a `code` of the same name. */
export const errors = {
  moved: 'This has moved.',
  malformed: 'The request could not be read.',
  not_authenticated: 'You need to login to perform this action.',
  permission_denied: 'You do not have permission to perform this action.',
  foreign_origin: 'Requests from this website are not allowed.',
  not_found: 'Not found.',
  method_not_allowed: 'Method "{method}" not allowed.',
  request_timeout: 'The request timed out.',
  too_large: 'The request is too large.',
  too_long: 'The URL is too long.',
  unsupported_media_type: 'The body must be JSON.',
  range_not_satisfiable: 'The requested range is past the end of the file.',
  throttled: 'Too many requests. Try again in a moment.',
  headers_too_large: 'The headers are too large.',
  error: 'Something went wrong!',
  unavailable: 'The service is temporarily unavailable. Try again in a moment.',
  busy: 'Checkout is very busy right now. Try again in a moment.',
  busy_drawing: 'Image rendering is busy right now. Try again in a moment.',
  too_much_to_refund: 'The amount is more than what can still be refunded.',
  not_in_review: 'This payment is not under review.',
  refund_not_manual: 'The payment gateway makes this refund automatically.',
  second_factor_required: 'Enter a code from your authenticator app or use a passkey to continue.',
  second_factor_setup_required: 'Set up an authenticator app or a passkey to continue.',
  fresh_login_required: 'Log in again to set up an authenticator app or a passkey.',
  no_second_factor: 'Set up an authenticator app or a passkey first.',
  last_owner: 'This is the last owner. Make another member an owner first.',
  already_member: 'This person is a member of staff already.',
  invitation_for_another: 'Log in with the email address that was invited.',
  no_stock: 'This product is unlimited: it is delivered as a file.',
  not_own_note: 'Only who wrote this note can change or remove it.',
  no_ebook: 'Only an e-book has an EPUB file.',
  no_media: 'Only an audiobook, a digital bundle and a film have such files.',
  not_counted: 'Count this product first. Its stock is unlimited until then.',
  customer_is_staff: 'A member of staff, also a former one, cannot be exported, deleted or merged here.',
  customer_is_guest: 'Only accounts can be merged.',
  account_removed: 'This account was merged or deleted meanwhile. Log in again.',
}

/** Errors of schema validation and of fields. */
export const validation = {
  request: 'This request is not valid.',
  required: 'This field is required.',
  string: 'Enter text.',
  integer: 'Enter a whole number.',
  number: 'Enter a number.',
  boolean: 'Enter true or false.',
  object: 'Send a JSON object.',
  array: 'Send a list.',
  null: 'Leave this field empty.',
  minimum: (limit: number) => `Enter ${limit} or more.`,
  maximum: (limit: number) => `Enter ${limit} or less.`,
  exclusiveMinimum: (limit: number) => `Enter more than ${limit}.`,
  exclusiveMaximum: (limit: number) => `Enter less than ${limit}.`,
  multipleOf: (step: number) => `Enter a multiple of ${step}.`,
  minLength: (length: number) => `Enter at least ${length === 1 ? '1 character' : `${length} characters`}.`,
  maxLength: (length: number) => `Enter at most ${length === 1 ? '1 character' : `${length} characters`}.`,
  minItems: (count: number) => `Add at least ${count === 1 ? '1 item' : `${count} items`}.`,
  maxItems: (count: number) => `Add at most ${count === 1 ? '1 item' : `${count} items`}.`,
  uniqueItems: 'Remove the duplicates.',
  choice: (choices: string) => `Choose one of: ${choices}.`,
  pattern: 'This format is not valid.',
  date: 'Enter a date such as 2026-11-28.',
  dateTime: 'Enter a time such as 2026-11-28T12:15:00Z.',
  nullCharacter: 'Remove the null character (U+0000).',
  unknownField: (name: string) => `The field "${name}" is not allowed.`,
  invalid: 'This value is not valid.',
  email: 'Enter an email address, for example maya@example.com.',
  phone: 'Enter a phone number, for example 9841234567.',
  amount: 'Enter an amount such as 1170.00.',
}

export const requests = {
  waitSeconds: (count: number) => `Too many requests. Try again in ${count === 1 ? '1 second' : `${count} seconds`}.`,
  waitMinutes: (count: number) => `Too many requests. Try again in ${count === 1 ? '1 minute' : `${count} minutes`}.`,
  keyReused: 'This Idempotency-Key was used for another request.',
  inFlight: 'The same request is still in progress. Try again in a moment.',
  answerRemoved: 'This request was carried out. Its response was removed with the personal data in it.',
  version: 'Send the version in quotation marks: "7".',
}

export const account = {
  linkSent: 'We emailed you a link and a code.',
  linkNotUsable: 'This link has expired or has been used. Request a new one.',
  wrongCode: 'That code is wrong or has expired.',
  loginNotFresh: 'To delete your account, log in again or enter a code that we email you.',
  tooManyAddresses: (most: number) => `You can save up to ${most} addresses. Remove one first.`,
}

export const staff = {
  changed: 'Someone else has changed this. Check the changes and try again.',
  noMember: 'Choose an active member of staff.',
  invitationNotUsable: 'This invitation has expired or has been used. Ask for a new one.',
  passkeyRefused: 'That passkey did not work. Try again, or use another way.',
}

export const staffContents = {
  titleFirst: 'Enter a title in this language, or remove its texts.',
  slugForm: (slug: string) => (slug === '' ? 'Enter letters or digits.' : `Write it as ${slug}.`),
  slugTaken: 'Another item of this kind has this address.',
  missing: 'This is no longer available. Choose another one.',
  notLinked: 'Items of this kind cannot be linked here.',
  otherKind: 'The kind of an item cannot be changed.',
  lyrics: 'Remove the lyrics of an instrumental track.',
  future: 'Choose a time in the future.',
  alreadyPublic: 'This is already published. Publish the draft, or unpublish first.',
  wasPublished: 'This was published, so it cannot be deleted. Unpublish it instead.',
  notPublished: 'This is not published.',
  notScheduled: 'This is no longer scheduled. Reload the page.',
  noDraft: 'There are no changes to publish.',
}

export const staffEvents = {
  doors: 'The doors cannot open after the start.',
  ends: 'Choose an end after the start.',
  venueOrStream: 'Choose a venue, or stream it.',
  seatedVenue: 'Tickets with numbered seats are sold for this venue, so it cannot be changed.',
  hallSold: 'Tickets for the venue are sold, so it cannot be removed.',
  hallOnSale: 'Tickets for the venue are on sale. Take them off sale, then remove the venue.',
  streamSold: 'Tickets for the stream are sold, so it cannot be ended.',
  replay: 'Only a stream has a replay.',
  capacity: (least: number) => `${least} are sold or held. Enter ${least} or more.`,
  seatedCapacity: 'The number of seats of the section decides this.',
  salesEnd: 'Choose an end after the start of the sale.',
  admits: 'This date has no such place. Choose a venue or stream it first.',
  seatedCopy: 'Tickets with numbered seats can only be copied to a date at the same venue.',
  section: 'Choose a section of the venue of this date.',
  otherRevision: 'This date sells seats of another version of the plan. Choose a section of that version.',
}

/** Seating plans; `seat` is the name of a seat. */
export const staffSeating = {
  usedSection: (name: string) => `Tickets for ${name} are on sale or sold, so it cannot be removed.`,
  usedSeat: (seat: string) => `${seat} is sold, held or blocked. It keeps its number and cannot be removed.`,
  sameNumber: (seat: string) => `Two seats have the same number: ${seat}.`,
  samePlace: 'Two seats are at the same place.',
  standing: 'A standing area has no numbered seats. Remove its seats first.',
  standingSold: 'Tickets with seats are sold for this section. Make a new section for the standing area.',
  tooMany: (most: number) => `A venue can have ${most} seats at most.`,
  unusedRevision: 'No date uses the newest version of this plan yet. Change it instead of drawing another one.',
}

/** Login with a provider; `label` is its name. */
export const socialLogin = {
  failed: 'Login failed. Please try again.',
  unavailable: (label: string) => `${label} is not responding. Try again in a moment, or log in by email.`,
  unverified: (label: string) =>
    `${label} has not verified this email address. Log in by email first; then you can add ${label} to your account.`,
  unproven: (label: string) =>
    `An account with this email address already exists. Log in by email first; then you can add ${label} to it.`,
  taken: (label: string) => `This ${label} account is linked to another account here.`,
}

export const address = {
  country: 'Choose a country.',
  ward: (last: number) => `Enter a ward from 1 to ${last}.`,
  postcode: 'Enter the 5 digits of the postcode, or leave it empty.',
  /** The areas in the valley by their names in the delivery rule. */
  areas: {
    Kathmandu: 'Kathmandu',
    Bhaktapur: 'Bhaktapur',
    Lalitpur: 'Lalitpur',
    'Kathmandu Valley': 'Kathmandu Valley',
  } as Readonly<Record<string, string>>,
}

export const newsletter = {
  confirmationSent: 'Check your email and confirm to subscribe.',
  linkNotUsable: 'This link has expired or has been used. Subscribe again to get a new one.',
}

export const contact = {
  sent: 'Thank you. We received your message and will reply by email.',
}

export const catalogue = {
  choice: (value: string) => `${value} is not one of the available choices.`,
  priceRange: 'Enter a price of price_min or more.',
}

export const stockNotice = {
  added: 'We will email you once, when it is back in stock.',
  inStock: 'This product is in stock.',
}

export const favourites = {
  full: (most: number) => `You can save up to ${most} items. Remove one to save another.`,
}

export const reminders = {
  tooLate: 'It starts too soon for a reminder.',
}

export const push = {
  unavailable: 'Notifications are not available at the moment.',
}

export const wishlist = {
  full: (most: number) => `A wishlist holds ${most} items. Remove one to save another.`,
}

export const reviews = {
  notBought: 'Only customers who bought this can review it.',
  ownVote: 'You cannot mark your own review as helpful.',
  ownReport: 'You cannot report your own review.',
}
