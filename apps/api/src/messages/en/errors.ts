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
  unknownField: (name: string) => `The field "${name}" is not allowed.`,
  invalid: 'This value is not valid.',
  email: 'Enter an email address, for example maya@example.com.',
  phone: 'Enter a phone number, for example 9841234567.',
}

export const requests = {
  waitSeconds: (count: number) => `Too many requests. Try again in ${count === 1 ? '1 second' : `${count} seconds`}.`,
  waitMinutes: (count: number) => `Too many requests. Try again in ${count === 1 ? '1 minute' : `${count} minutes`}.`,
  keyReused: 'This Idempotency-Key was used for another request.',
  inFlight: 'The same request is still in progress. Try again in a moment.',
}

export const account = {
  linkSent: 'We emailed you a link and a code.',
  linkNotUsable: 'This link has expired or has been used. Request a new one.',
  wrongCode: 'That code is wrong or has expired.',
  loginNotFresh: 'To delete your account, log in again or enter a code that we email you.',
  tooManyAddresses: (most: number) => `You can save up to ${most} addresses. Remove one first.`,
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

export const wishlist = {
  full: (most: number) => `A wishlist holds ${most} items. Remove one to save another.`,
}

export const reviews = {
  notBought: 'Only customers who bought this can review it.',
  ownVote: 'You cannot mark your own review as helpful.',
  ownReport: 'You cannot report your own review.',
}
