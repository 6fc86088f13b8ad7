export const orderMails = {
  methods: {
    cod: 'cash',
    esewa: 'eSewa',
    khalti: 'Khalti',
    card: 'card',
    free: '',
    cash: 'cash',
    gift_card: 'gift card',
  },
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  total: 'Total',
  'gift-card': 'Gift card',
  'to-pay': 'To pay',
  shipTo: 'Ship to',
  viewOrder: 'View order',
  reference: (number: string) => `Order ${number}`,
  receivedTitle: (number: string) => `We received your order ${number}`,
  payUntil: (time: string) => `Pay by ${time} to keep your order.`,
  payOnDelivery: (total: string) => `Pay ${total} in cash on delivery.`,
  paidTitle: (number: string) => `Order ${number} confirmed`,
  tipTitle: (number: string) => `Your tip, order ${number}`,
  backToStream: 'Back to the stream',
  paidBy: (total: string, method: string) => `We received ${total} by ${method}. Thank you.`,
  nothingToPay: 'There is nothing to pay. Thank you.',
  shippedTitle: (number: string) => `Order ${number} has shipped`,
  shipped: 'We handed your parcel to the courier.',
  restFollows: "We'll send the rest of your order as soon as it's ready.",
  refundedTitle: (number: string) => `Refund for order ${number}`,
  refundedBy: (amount: string, method: string) =>
    `We refunded ${amount} by ${method}. It may take a few days to arrive.`,
  refundedByHand: (amount: string) => `We will refund ${amount} and ask you how you would like to receive it.`,
  alreadyConfirmed: 'Your order is already confirmed with cash on delivery.',
  alreadyPaid: 'Your order was already paid another way.',
  cancelledTitle: (number: string) => `Order ${number} cancelled`,
  cancelledUnpaid: "You haven't been charged. If a payment still arrives, we will refund it.",
  itemsCancelledTitle: (number: string) => `Items cancelled in order ${number}`,
  itemsCancelled: 'We had to cancel these items.',
  itemsRefunded: 'We will refund what you paid for them.',
  reason: (reason: string) => `Reason: ${reason}`,
  cancelledTickets: 'The tickets are no longer valid.',
  invoiceAttached: 'Your invoice is attached.',
  nthTicket: (number: string, count: string) => `Ticket ${number} of ${count}`,
  ticketNumber: (number: string) => `Ticket no. ${number}`,
  ticketsAttached: 'Your tickets are attached as a PDF to print, with a file for your calendar.',
  keepCodes: 'Keep this email private: anyone with a code can use the ticket.',
  tickets: 'Show the codes at the entrance, on your phone or on paper.',
  streams: 'Log in to our site to watch the stream.',
  stream: 'live stream',
  viewTickets: 'View tickets',
  watchStream: 'Watch stream',
  watchStreamOf: (event: string) => `Watch stream: ${event}`,
  library: 'You can now read, listen to or watch:',
  openLibrary: 'Open library',
  logInAs: (email: string) => `Log in as ${email} to open it.`,
  isGift: 'This order is a gift.',
  isGiftParcel: 'There are no prices in the parcel.',
  giftTitle: (sender: string) => (sender === '' ? 'You have a gift' : `${sender} sent you a gift`),
  hello: (name: string) => `Hello ${name},`,
  giftContents: 'Your gift:',
  giftByCourier: 'Printed and physical items arrive by courier.',
  giftTickets: 'The sender has the tickets.',
  claimGiftHow:
    'Log in on that page to add it to your library. Keep this link private: anyone with it can claim the gift.',
  claimGift: 'Claim gift',
  begunTitle: (title: string) => `${title} has started`,
  renewsTitle: (title: string) => `${title} has been renewed`,
  endsTitle: (title: string) => `${title} is ending`,
  until: (time: string) => `It is valid until ${time}.`,
  help: {
    delivery: 'Delivery and prices',
    returns: 'Returns and refunds',
    payments: 'Payment',
    'e-books': 'E-books and devices',
  },
  track: 'Track an order',
  paidByGiftCard: (total: string) => `Your gift card paid ${total}. Thank you.`,
  returnedToGiftCard: (amount: string) => `${amount} is back on your gift card.`,
  giftCardSent: (email: string) => `We email the gift card to ${email}.`,
  giftCardSentOn: (email: string, day: string) => `We email the gift card to ${email} on ${day}.`,
  giftCardTitle: (sender: string) => (sender === '' ? 'You have a gift card' : `${sender} sent you a gift card`),
  giftCardWorth: (amount: string) =>
    `A gift card worth ${amount} for books, audiobooks, films and everything else at Dabali.`,
  giftCardHow: 'Enter this code at checkout. What you do not spend stays on the card, and it does not expire.',
  giftCardName: 'Gift card',
  giftCardFor: (name: string) => `for ${name}`,
  giftCardFrom: (name: string) => `From ${name}`,
  giftCardCode: 'Code',
  giftCardSteps: (site: string) => [
    `Choose books, audiobooks, films or tickets at ${site}.`,
    'At checkout, open “Voucher or gift card” and enter the code.',
    'The card pays first. What you do not spend stays on it, and it does not expire.',
  ],
  giftCardRedeem: 'How to use it',
  giftCardKeep: 'Keep this page private: anyone with the code can spend the card.',
  giftCardAttached: 'A gift card to print is attached.',
  giftCardPrivate: 'Keep this email private: anyone with the code can spend the card.',
  giftCardShop: 'Browse books',
  giftCardBalance: 'Check your balance',
  buyAgain: 'Buy it again to extend it from that date.',
}

export const transferMails = {
  offered: (sender: string) => (sender === '' ? 'You have been sent a ticket' : `${sender} has sent you a ticket`),
  accept: 'Accept it to make it yours. The sender can no longer use it then.',
  acceptLabel: 'Accept ticket',
  validUntil: (time: string) => `This link is valid until ${time}.`,
  accepted: 'This ticket is now yours',
  keepPrivate: 'Keep this link private: it is your ticket.',
  view: 'View ticket',
  transferred: (email: string) => `Your ticket was transferred to ${email}`,
  oldCode: 'Your old code no longer works.',
  stream: 'live stream',
}

export const waitingListMails = {
  joinedTitle: (event: string) => `You're on the waiting list for ${event}`,
  joined: (position: string) => `You're number ${position}. We'll email you when tickets are available.`,
  viewPosition: 'See your position or leave the list',
  offerTitle: (event: string) => `Tickets available: ${event}`,
  held: (until: string) => `We hold them for you until ${until}. After that they go to the next person on the list.`,
  buy: 'Buy tickets',
  decline: 'No longer want them? Let someone else have them:',
  declineLabel: 'Decline tickets',
}

export const newsletterMail = {
  title: 'Confirm your subscription',
  ask: 'You (or someone) signed up with this address for news about books, records and events.',
  label: 'Confirm subscription',
  unasked: "Not you? Ignore this email and we won't write again.",
  subscribed: 'You receive this email because you subscribed to the Dabali newsletter.',
  unsubscribe: 'Unsubscribe',
}

export const loginMail = {
  subject: (code: string) => `${code} is your code for Dabali`,
  title: 'Log in to Dabali',
  useLink: 'Log in with this link. It works once, for 15 minutes.',
  label: 'Log in',
  useCode: 'Or enter this code on the device where you asked to log in:',
  unasked: "Didn't ask for this? Ignore this email.",
}

export const trackMail = {
  subject: (number: string) => `Your order ${number} at Dabali`,
  title: 'View your order',
  text: 'You (or someone with your order number and contact details) asked for a link to this order.',
  label: (number: string) => `View order ${number}`,
  unasked: "Didn't ask for this? Ignore this email. Keep the link private: anyone with it can see the order.",
}

/** The mail to the shop about a message of the contact form. */
export const contactMail = {
  title: (name: string) => `Message from ${name}`,
  subject: (title: string) => `Contact: ${title}`,
  answer: (title: string) => `Re: ${title}`,
  wrote: (message: string) => `You wrote: ${message}`,
}

export const signature: string = 'Dabali'

export const stockNoticeMail = {
  subject: (title: string) => `Back in stock: ${title}`,
  text: (title: string) => `${title} is available again.`,
  label: 'View product',
  once: 'You asked us to email you when it is back. This is the only email; we have deleted your address from the list.',
}

export const mailFooter = {
  questions: (phone: string, hours: string) =>
    `Questions? Reply to this email or call ${phone} (Sunday–Friday ${hours}).`,
  contact: 'Contact us',
}

export const followMail = {
  newEvent: (artist: string, title: string) => `New event with ${artist}: ${title}`,
  newEventAt: (venue: string, title: string) => `New event at ${venue}: ${title}`,
  newRecord: (artist: string, title: string) => `New record by ${artist}: ${title}`,
  online: 'online',
  viewEvent: 'View event',
  viewRecord: 'View record',
  why: (name: string) => `You get this email because you follow ${name}.`,
  unfollow: 'Stop these emails',
}

export const reminderMail = {
  subject: (title: string, time: string) => `Reminder: ${title}, ${time}`,
  title: (title: string) => `Reminder: ${title}`,
  streamTitle: (title: string) => `The stream starts soon: ${title}`,
  heading: 'Your event is coming up',
  streamHeading: 'The stream starts soon',
  online: 'Live stream',
  viewEvent: 'View event',
  watch: 'Watch stream',
  why: 'You get this email because you asked to be reminded of this event.',
  end: 'Stop reminders of this event',
}

export const authorMail = {
  subject: (author: string, title: string) => `New by ${author}: ${title}`,
  text: (author: string, title: string) => `${title}, a new work by ${author}, is now on sale.`,
  label: 'View book',
  why: (author: string) => `You get this email because you follow ${author}.`,
  unfollow: 'Stop these emails',
}

export const staffInvitationMail = {
  subject: 'Your invitation to the Dabali staff',
  title: 'Join the staff of Dabali',
  text: (inviter: string) => `${inviter} has invited you to the staff of Dabali.`,
  label: 'Accept invitation',
  logIn: (email: string) => `Log in as ${email} to accept it. The link works for 7 days.`,
  unasked: 'Not expecting this? Ignore this email.',
}
