/** What staff are told about products, prices, contributors, categories and series. */
export const staffCatalogue = {
  titleMissing: { en: 'Enter the title in English.', ne: 'Enter the title in Nepali.' },
  noTitle: 'Enter a title in English or Nepali.',
  nameMissing: { en: 'Enter the name in English.', ne: 'Enter the name in Nepali.' },
  noName: 'Enter a name in English or Nepali.',
  notOfClass: (productClass: string) => `A product of the class "${productClass}" does not have this.`,
  slug: 'Use lower-case letters, digits and single hyphens, and at least one letter.',
  slugTaken: 'Another page has this address.',
  isbn: 'Enter an ISBN with 10 or 13 digits. The last digit must match the others.',
  isbnTaken: (slug: string) => `The product "${slug}" has this ISBN.`,
  unknown: (ids: string) => `Not found: ${ids}.`,
  date: 'Enter a date from 1400 to 2200.',
  price: 'Enter an amount in rupees, for example 585.00.',
  aboveMrp: 'Enter a price that is not above the printed price.',
  leastPrice: 'Enter a price above 0 that is not above the selling price.',
  salePrice: 'Enter a price below the selling price.',
  freePrice: 'The price would be Rs 0. Choose another value or rounding.',
  notLower: 'The price would not become lower. Choose another percentage or rounding.',
  saleAbove: (price: string) =>
    `This product has a discount at ${price}, which must stay below the selling price. Change or remove the discount first.`,
  saleOfChosenPrice: 'A product whose buyers choose the price cannot have a sale.',
  saleEnd: 'Enter an end that is in the future and after the beginning.',
  saleTime: 'Enter a time from 2000 to 2200.',
  ownItem: 'A bundle cannot contain itself.',
  itemClass:
    'Choose products that can be delivered with the bundle: no tickets or subscriptions, and no parcels in a digital bundle.',
  ownRelated: 'Choose other products.',
  ownParent: 'Choose a category that is neither the same nor below.',
  noEdition: 'Tickets and subscriptions have no editions.',
  seriesOfOther: (titles: string) => `In another series: ${titles}.`,
  notListable: {
    title: 'Enter a title before you list this product.',
    items: 'Add the contents of the bundle before you list it.',
    plan: 'Enter what the subscription opens and for how long before you list it.',
    rental: 'Enter how long the film can be watched before you list it.',
    date: 'Add this ticket to an event date before you list it.',
    file: 'Upload the file that buyers get before you list this product.',
  },
  sold: 'This product has been sold, and its orders need it. Unlist it instead.',
  inUse: 'This product is used by an event, a cart or a review. Unlist it instead.',
  categoryInUse: 'Move the products and subcategories of this category first.',
}

export const stockMovements = {
  changed: 'The stock has changed since you counted. Check the number and count again.',
  reserved: (copies: number) =>
    `Count the copies for open orders too: there ${copies === 1 ? 'is 1' : `are ${copies}`}. Cancel an order if a copy is missing.`,
  left: (copies: number) => `You can take away at most ${copies}.`,
  why: 'Say why the number was wrong.',
  direction: { '1': 'Enter more than 0.', '-1': 'Enter less than 0.', '0': 'Enter a number other than 0.' },
}

export const packing = {
  title: 'Packing list',
  labels: 'Address labels',
  order: (number: string) => `Order ${number}`,
  to: 'Deliver to',
  delivery: 'Delivery',
  placed: (day: string) => `Ordered ${day}`,
  collect: (amount: string) => `Collect ${amount}`,
  paid: 'Paid',
  nothing: 'Nothing is left to pack.',
  giftMessage: (message: string) => `Gift message: ${message}`,
}

export const staffVouchers = {
  noKind: 'Enter a percentage or an amount.',
  oneKind: 'Enter a percentage or an amount, not both.',
  code: 'Use 3 to 40 capital letters, digits and hyphens. Begin with a letter or digit.',
  codeTaken: 'Another voucher has this code.',
  oneCode: 'Leave the code empty to create several vouchers.',
  prefix: 'Use at most 16 capital letters, digits and hyphens. Begin with a letter or digit.',
  customer: (address: string) => `${address} is not an email address.`,
  tooManyCustomers: (most: number) => `Name at most ${most} customers.`,
  onlyTickets: 'Choose tickets only: your role can create vouchers for tickets.',
  used: 'Orders have used this voucher, so this cannot be changed. End it and create another one.',
}

export const reports = {
  day: 'Enter a day, for example 2026-11-30.',
  month: 'Enter a month, for example 2026-11.',
  nepaliMonth: 'Enter a month of the Nepali calendar whose days are published, for example 2083-08.',
  order: 'Enter a last day that is not before the first.',
  tooLong: (days: number) => `Choose at most ${days} days.`,
}

export const staffGiftCards = {
  change: 'Enter an amount with a plus or minus sign, for example -250.00.',
  range: (most: string) => `The balance must be from 0 to ${most} after the correction.`,
  cancelled: 'This gift card was refunded, so it cannot be changed.',
  planned: 'This gift card is sent on the day that the buyer chose.',
  blocked: 'Unblock this gift card first.',
  empty: 'This gift card has no balance left.',
  noRecipient: 'Enter the email address to send the card to.',
}

export const customers = {
  openOrders: (numbers: string) => `These orders are still open: ${numbers}. Complete, cancel or refund them first.`,
  openMessages: 'A message of this customer is still open. Close it first.',
  otherAccount: 'Choose another account.',
  merged: (email: string) => `Merged with the account ${email}.`,
}

export const staffNewsletter = {
  textFirst: 'Enter the text in this language, or remove its subject.',
  subjectFirst: 'Enter the subject in this language, or remove its text.',
  noText: 'Enter a subject and a text in English or Nepali.',
  started: 'This issue has been sent or is being sent, so it cannot be changed.',
  notSending: 'This issue is not being sent.',
}

export const system = {
  jobNotFailed: 'This job has not failed, or is being tried again already.',
  jobRunning: 'This job is running. Wait until it has finished.',
  jobNeeded: 'This job cannot be cancelled: other work depends on it.',
  emailWaiting: 'This email is still to be sent.',
  emailNotKept:
    'This email cannot be sent again, because its content is not stored. Ask for a new one where it came from.',
  emailFilesRemoved:
    'The files of this email were deleted after 7 days, so it cannot be sent again. Open the order and send the confirmation again: it includes the invoice and tickets. For a cancelled or refunded order, send the link of the order.',
  emailExpired: 'The content of this email no longer applies, so it is not sent again.',
  webhookWaiting: 'This webhook is still to be processed.',
  webhookUnknown: 'This webhook belongs to no payment of ours, so there is nothing to process.',
}

export const staffLists = {
  nameTaken: 'Another saved filter of this list has this name.',
  tooMany: (most: number) => `You have ${most} saved filters on this list. Remove one first.`,
}
