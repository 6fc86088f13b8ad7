export const tickets = {
  revoked: 'This ticket was refunded and is no longer valid.',
  used: 'This ticket has already been used.',
  ended: 'This event has ended.',
  cancelled: 'This event is cancelled.',
  noFile: 'There is nothing to print: no ticket of this order can be shown at an entrance.',
  tooManyCodes: "This ticket's code has been reissued too many times.",
  ownAddress: "This is your own email address. Enter the recipient's.",
  linkNotUsable: 'This link is no longer valid. Ask the sender for a new one.',
  notSoldOut: 'Tickets are still available. There is no need to wait.',
  notOnSale: 'These tickets are not on sale, so there is no waiting list.',
  unknownType: 'This event has no such ticket type.',
  tooManySeats: 'You asked for more tickets than you can buy in one order.',
  offerOver: 'This offer has expired. The tickets went to the next person on the list.',
  scannedAt: 'Enter a time such as 2026-11-28T12:15:00Z.',
}

/** The texts of a printed ticket and of a pass in a wallet. */
export const ticketFiles = {
  title: (event: string) => `Tickets: ${event}`,
  nth: (number: string, count: string) => `Ticket ${number} of ${count}`,
  number: (number: string) => `Ticket ${number}`,
  when: 'When',
  doors: 'Doors',
  doorsAt: (time: string) => `Doors ${time}`,
  postponed: 'Postponed. New date to be announced.',
  where: 'Where',
  seat: 'Seat',
  type: 'Ticket type',
  row: 'Row',
  name: 'Name',
  price: 'Price',
  free: 'Free',
  order: 'Order',
  presentedBy: (name: string) => `Presented by ${name}`,
  scannedOnce: 'Scanned once at entry.',
  ticketNumber: 'Ticket number',
  calendar: 'My tickets',
}

export const boxOffice = {
  soldOut: (title: string) => `${title}: sold out.`,
  onlyLeft: (title: string, tickets: number) => `${title}: only ${tickets} left.`,
  over: 'This event has ended. Tickets can no longer be sold or added.',
  calledOff: 'This event is cancelled or postponed. Nothing can be sold or added.',
  priceChanged: 'The price has changed. Check the total and try again. Nothing was sold.',
  unknownType: 'Choose a ticket type of this event.',
  notOnSale: 'This ticket type is not on sale.',
  tooMany: (tickets: number) => `You can sell up to ${tickets} tickets in one sale.`,
  tooLate: 'This sale can no longer be cancelled here. Refund the order instead.',
}

export const guestList = {
  noNames: 'Enter at least one name.',
  tooManyNames: (names: number) => `Enter up to ${names} names at a time.`,
  tooFewIds: 'Send an id for each name.',
  people: (most: number) => `Enter a number of people from 1 to ${most}.`,
  quotaFull: (quota: number) =>
    `The guest list is full: it has room for ${quota} people. Raise the limit or remove guests.`,
  quotaTooLow: 'More people than that are on the guest list. Remove guests first.',
  noType: 'Choose a ticket type of this event.',
  arrived: 'Some of these guests have arrived. Undo their check-in first.',
}
