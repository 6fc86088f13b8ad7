export const stock = {
  unknownProduct: 'There is no such product.',
  unlisted: 'This is no longer sold.',
  cancelled: 'This event is cancelled.',
  postponed: 'This event is postponed. Tickets will be on sale again once the new date is set.',
  not_yet: (time: string) => `On sale from ${time}.`,
  ended: 'Sales have closed.',
  soldOut: 'Sold out.',
  left: (copies: number) => `Only ${copies} left.`,
  ticketsLeft: (tickets: number) => (tickets === 1 ? 'Only 1 ticket left.' : `Only ${tickets} tickets left.`),
  limit: (quantity: number) =>
    quantity === 1 ? 'You can buy only 1 per order.' : `You can buy up to ${quantity} per order.`,
}

export const seats = {
  taken: (seats: string, count: number) =>
    count === 1 ? `${seats} is already taken. Choose another seat.` : `${seats} are already taken. Choose other seats.`,
  unknown: 'Choose seats of this ticket type and date.',
  moreThanTickets: 'Choose at most one seat for each ticket.',
}

export const basket = {
  owned: 'In your library. You can buy it again only as a gift.',
  reduced: (quantity: number) => `We merged your carts. The quantity is now ${quantity}, the most you can buy.`,
  tooManyLines: (lines: number) => `A cart can hold up to ${lines} different items.`,
  checkedOut: 'This cart has already been checked out.',
  merged: 'This cart was merged into another one.',
  changed: 'Your cart changed in another tab or on another device. Check it and try again.',
  lineGone: 'This item is no longer in your cart.',
  empty: 'Your cart is empty.',
  unknownBasket: 'There is no such cart.',
  price: {
    fixed: 'The price of this item is fixed.',
    invalid: 'Enter an amount in rupees, such as 600.',
    too_low: (least: string) => `Enter ${least} or more.`,
    too_high: (most: string) => `Enter ${most} or less.`,
  },
  unknownShippingMethod: 'This delivery method is not available for this address.',
  date: 'Enter a date such as 2026-11-28.',
  dateRange: 'Choose a date within the next year.',
}

export const vouchers = {
  unknown: "We don't recognise that code, or it has expired or been used up.",
  tooMany: (vouchers: number) => `You can use up to ${vouchers} vouchers per order.`,
  not_started: 'This voucher is not valid yet.',
  expired: 'This voucher has expired.',
  used_up: 'This voucher has been used up.',
  not_yours: 'This voucher is for other customers.',
  used_by_you: 'You have already used this voucher.',
  log_in: 'Log in to use this voucher.',
  no_email: 'Enter your email address to use this voucher.',
  minimumOrder: (amount: string) => `This voucher needs a minimum order of ${amount}.`,
  noMatchingItem: 'This voucher is not valid for the items in your cart.',
}

export const giftCards = {
  title: 'Gift card',
  unknown: "We don't recognise that code. Check it and try again.",
  empty: 'This gift card has no balance left.',
  changed: 'The balance of your gift card has changed. Check the amounts and try again.',
  amount: (least: string, most: string) => `Choose an amount from ${least} to ${most}.`,
  buyer: 'Enter your email address so we can send the receipt.',
  paymentMethod: 'Choose eSewa, Khalti or card.',
  spent: 'Part of this gift card is spent, so it cannot be refunded.',
}

export const tips = {
  title: (event: string) => (event === '' ? 'Tip' : `Tip: ${event}`),
  invalid: 'Enter an amount in rupees, such as 250.',
  too_low: (least: string) => `Enter ${least} or more.`,
  too_high: (most: string) => `Enter ${most} or less.`,
  tips_off: 'Tips are turned off for this event.',
  tips_not_open: 'Tips open with the doors.',
  tips_over: 'The stream has ended, so tips are closed.',
}

export const checkout = {
  about: (title: string, message: string) => `${title}: ${message}`,
  price: (title: string, now: string) => `The price of ${title} is now ${now}.`,
  quantity: (title: string, now: number, was: number) => `Your cart now has ${now} × ${title} instead of ${was}.`,
  added: (title: string) => `${title} was added to your cart.`,
  removed: 'An item was removed from your cart.',
  gift: (isGift: boolean): string => (isGift ? 'This order is now a gift.' : 'This order is no longer a gift.'),
  owned: (title: string) => `You already own ${title}. Remove it, or make this order a gift.`,
  delivery: (now: string) => `Delivery is now ${now}.`,
  // The wording of django-oscar-api.
  total: (was: string, now: string) => `Total incorrect ${was} != ${now}`,
  tooMuch: 'This order is too large.',
  contact: 'Enter an email address or a phone number.',
  emailForDigital: 'Enter your email address so we can send what you buy.',
  address: 'Enter a delivery address.',
  shippingMethod: 'Choose a delivery method.',
  slotFull: 'This delivery time is full. Choose another time.',
  unknownSlot: 'This delivery time is no longer available. Choose another time.',
  paymentMethod: 'Choose a payment method.',
  number: 'Enter a number.',
}

export const orders = {
  closed: 'This order is already closed.',
  sent: 'The parcel has shipped. Contact us to return it.',
  packed: 'The parcel is packed. Contact us to cancel it.',
  used: "Digital items can't be returned here. Contact us if something is wrong.",
  gift_card: "Gift cards can't be returned here. Contact us if something is wrong.",
  tip: "A tip can't be cancelled here. Contact us if something is wrong.",
  too_late: "The organiser's refund deadline for these tickets has passed.",
  ticket_used: 'One of these tickets has been transferred or used. Contact us.',
  by_organizer: 'Refunds for these tickets are decided by the organiser. Contact us.',
  moved: 'This order has changed. Reload the page and try again.',
  wrongMove: (from: string, to: string) => `An order in the state ${from} cannot become ${to}.`,
  notSettled: 'This order is neither paid nor confirmed.',
  nothingToCollect: 'There is no cash payment to collect.',
  nothingToSend: 'This order has nothing to ship.',
  mustReturn: 'The parcel has been shipped or delivered. It must be returned before the order is cancelled.',
  notPaid: 'There is no payment to refund.',
  tooMuch: (most: string) => `You can refund up to ${most}.`,
  amountChanged: (amount: string) => `The refund is now ${amount}. Check it and confirm again.`,
  tooMuchDelivery: (most: string) => `You can refund up to ${most} of the delivery fee.`,
  refundLimit: (most: string) =>
    `Your role can refund up to ${most} of an order. Ask the owner or finance to refund more.`,
  amountOrParts: 'Enter either the whole amount, or the delivery fee and the goodwill amount.',
  itemsUnpaid: 'Items can be cancelled once the order is paid. Cancel the order instead.',
  itemsMissing: 'Choose the items to cancel.',
  nothingLeft: 'Nothing would be left of this order. Cancel the order instead.',
  noMail: 'This order has no email address.',
  mailNotReady: 'There is nothing to send for this order in its present state.',
  notSent: (numbers: string) => `These orders are not sent and have no papers: ${numbers}.`,
  notToSettle: (numbers: string) => `These orders have no cash to settle: ${numbers}.`,
  referenceUsed: 'This reference has been settled before.',
  tooManyOrders: (most: number) => `Choose at most ${most} orders.`,
  unknownOrders: (numbers: string) => `There are no such orders: ${numbers}.`,
  unknownLine: 'This order has no such line.',
  tooMany: 'The quantity is more than what is left in this order.',
  amount: 'Enter an amount such as 1170.00.',
  amountOrLines: 'Enter the amount or the lines to refund.',
  againOwned: 'This is already in your library.',
  againGiftCard: 'Buy a gift card on its own page.',
  againTip: 'Tips are given while a stream is live.',
  noReceipt: 'The receipt is available once the order is paid or confirmed.',
  contactMismatch: "That doesn't match this order. Check it and try again.",
  emailOrPhone: 'Enter the email address or phone number of the order.',
  proof: 'This order is more than two days old. Enter the email address or phone number it was placed with.',
  linkSent:
    "If we find the order, we'll send a link to the email address it was placed with. Orders without an email address can't be found here, as we don't send text messages.",
}

/** What packing lists and address labels say. */
export const payments = {
  alreadyPaid: 'This order does not need a payment.',
  expired: 'The time to pay for this order has passed. Place the order again.',
  eventCancelled: 'An event in this order is cancelled. The order can no longer be paid.',
  unavailable: 'The payment service is not responding. Try again in a moment or choose another payment method.',
  declined: 'The payment service declined this payment. Choose another payment method.',
  starting: 'The payment is being prepared. Try again in a moment.',
  unknown: 'We could not check whether an earlier payment for this order went through. Try again in a few minutes.',
  method: 'This payment method is not available for this order.',
}

/** Why a payment method cannot be chosen. */
export const paymentMethods = {
  disabled: 'Cash on delivery is not available at the moment.',
  gift: "Cash on delivery isn't available for gifts.",
  product_class: 'Cash on delivery is only available for printed books.',
  country: 'Cash on delivery is only available in Nepal.',
  not_offered: 'This payment method is not available at the moment.',
  least_total: 'Khalti payments start at Rs 10.',
  nothing_to_pay: 'There is nothing to pay.',
}

/** Cash on delivery is not possible because of one product, such as "the e-book House of Fog". */
export const notForCash = (product: string) =>
  `Cash on delivery is only available for printed books, not for ${product}.`

export const productKinds: Readonly<Record<string, string>> = {
  'E-book': 'the e-book',
  Subscription: 'the subscription',
  Audiobook: 'the audiobook',
  'Digital Bundle': 'the digital bundle',
  'Pay Per View': 'the film',
  Ticket: 'the ticket',
}

export const shippingMethods = {
  'inside-valley': { name: 'Inside the valley', description: 'Delivered to your door the next day.' },
  'outside-valley': { name: 'Outside the valley', description: 'By courier, 2–5 days.' },
  'pick-up': { name: 'Pick up in Patan', description: 'At our shop in Mangal Bazaar, 10:00–19:00.' },
  abroad: { name: 'Abroad', description: 'By air mail, 10–20 days.' },
}

export const library = {
  revoked: 'This was refunded and can no longer be opened.',
  ended: 'Your access has expired.',
  upcoming: 'This is not available yet.',
  noFile: 'There is nothing to open here yet.',
  pass: 'Open one of the titles that this pass includes.',
  noPass: 'None of your passes includes this title.',
  badAddress: 'This link is not valid.',
  oldAddress: 'This link has expired. Open the title again.',
  otherDevice: 'This link belongs to another device. Open the title again.',
  otherOwner: 'This order belongs to an account. Log in to that account to open its contents.',
  conflict: 'You have a different position on another device.',
  giftTaken: 'This gift has already been claimed.',
}

export const invoice = {
  title: 'Invoice',
  taxTitle: 'Tax invoice',
  notPaid: 'The invoice is available once the order is paid.',
  number: 'Invoice number',
  date: 'Date',
  order: 'Order',
  orderDate: 'Ordered on',
  seller: 'Seller',
  pan: 'PAN/VAT no.',
  buyer: 'Buyer',
  noName: 'Customer',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  total: 'Total',
  giftCard: 'Gift card',
  toPay: 'To pay',
  taxes: 'VAT included in the prices',
  noTax: 'VAT exempt',
  taxOf: (rate: string) => `VAT ${rate}%`,
  withoutTax: 'Before VAT',
  tax: 'VAT',
  withTax: 'Including VAT',
  payment: 'Payment',
  paidBy: (method: string, reference: string, date: string) =>
    `Paid with ${method}, ${date}${reference === '' ? '' : `, reference ${reference}`}`,
  nothingToPay: 'Nothing to pay',
  credit: (to: string, date: string) => `Credit: refunded ${to === '' ? '' : `to ${to} `}on ${date}`,
  creditPending: (to: string, date: string) => `Credit: refund ${to === '' ? '' : `to ${to} `}requested on ${date}`,
  netPaid: 'Paid after refunds',
  page: (number: string, page: string, count: string) => `Invoice ${number}, page ${page} of ${count}`,
}
