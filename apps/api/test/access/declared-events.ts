import {
  cashSale,
  chatMessage,
  chatOfEventDate,
  door,
  eventDate,
  guest,
  hiddenMessage,
  newGuest,
  newNames,
  newSale,
  offeredTicket,
  orderHashOfTickets,
  orderOfTickets,
  pinnableMessage,
  placesOffer,
  scan,
  scanned,
  scans,
  soldOutEvent,
  staffEventDate,
  ticket,
  ticketHash,
  transfer,
  waitingPlace,
} from './event-fixtures.ts'
import { saying } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const own = (of: Thing): Rule => ({ who: 'owner', of, strangers: 403 })

const TO_NISHA = { body: { email: 'nisha@example.com' } }
const NAMED = { body: { holder: 'Nisha' } }

/** Tickets, transfers, check-in and waiting list. */
export const TICKETS: Record<string, Rule> = {
  listTickets: { who: 'account' },
  listOrderTickets: own(orderOfTickets),
  listOrderTicketsByHash: { who: 'holder', of: orderHashOfTickets },
  getTicketKey: { who: 'public' },
  getTicket: own(ticket),
  nameTicketHolder: { ...own(saying(ticket, NAMED)), readsFirst: true },
  reissueTicket: own(ticket),
  getTicketCalendar: { who: 'holder', of: ticketHash },
  getTicketPdf: own(ticket),
  getApplePass: own(ticket),
  openGoogleWallet: { ...own(ticket), ok: 302 },
  getOrderTicketsPdf: { who: 'holder', of: orderHashOfTickets },
  getOrderTicketsCalendar: { who: 'holder', of: orderHashOfTickets },
  getTicketsCalendar: { who: 'account' },
  transferTicket: { ...own(saying(ticket, TO_NISHA)), readsFirst: true },
  cancelTicketTransfer: own(offeredTicket),
  getTicketTransfer: { who: 'holder', of: transfer },
  acceptTicketTransfer: { who: 'holder', of: saying(transfer, NAMED) },
  getCheckInList: { who: 'staff', of: door },
  checkIn: { who: 'staff', of: scan },
  checkInMany: { who: 'staff', of: scans },
  undoCheckIn: { who: 'staff', of: scanned },
  getGuestList: { who: 'staff', of: door },
  addGuest: { who: 'staff', of: newGuest },
  importGuests: { who: 'staff', of: newNames },
  changeGuest: { who: 'staff', of: saying(guest, { body: { note: 'Press' }, headers: { 'if-match': '"1"' } }) },
  removeGuest: { who: 'staff', of: guest },
  changeGuestQuota: { who: 'staff', of: saying(door, { body: { guest_quota: 60 }, headers: { 'if-match': '"50"' } }) },
  getBoxOffice: { who: 'staff', of: door },
  sellForCash: { who: 'staff', of: newSale },
  cancelCashSale: { who: 'staff', of: cashSale },
  joinWaitingList: { who: 'public', of: soldOutEvent, ok: 201 },
  listWaitingListEntries: { who: 'account' },
  getWaitingListEntry: { who: 'holder', of: waitingPlace },
  leaveWaitingList: { who: 'holder', of: waitingPlace },
  getTicketOffer: { who: 'holder', of: placesOffer },
  putOfferIntoBasket: { who: 'holder', of: placesOffer },
}

/** The same paths with the hash of a ticket, which only reads if an account holds the ticket. */
export const TICKETS_BY_HASH: Record<string, Rule> = {
  getTicket: { who: 'holder', of: ticketHash },
  getTicketPdf: { who: 'holder', of: ticketHash },
  getApplePass: { who: 'holder', of: ticketHash },
  openGoogleWallet: { who: 'holder', of: ticketHash, ok: 302 },
  nameTicketHolder: { ...own(saying(ticketHash, NAMED)), readsFirst: true },
  reissueTicket: own(ticketHash),
  transferTicket: { ...own(saying(ticketHash, TO_NISHA)), readsFirst: true },
}

/** Chats of live streams. */
export const CHAT: Record<string, Rule> = {
  getChat: { who: 'owner', of: chatOfEventDate, strangers: 406 },
  chooseChatName: { who: 'owner', of: saying(eventDate, { body: { name: 'Asha' } }), strangers: 406 },
  postChatMessage: {
    who: 'owner',
    of: saying(chatOfEventDate, { body: { text: 'Sel roti' } }),
    strangers: 406,
    ok: 201,
  },
  sendReactions: { who: 'owner', of: saying(eventDate, { body: { hearts: 1 } }), strangers: 406, ok: 204 },
  reportChatMessage: { who: 'owner', of: chatMessage, strangers: 406, ok: 204, wrong: { message: 409 } },
  getChatModeration: { who: 'staff', of: staffEventDate },
  setSlowMode: { who: 'staff', of: saying(staffEventDate, { body: { slow_seconds: 30 } }) },
  postStaffChatMessage: { who: 'staff', of: saying(staffEventDate, { body: { text: 'Doors open at six.' } }), ok: 201 },
  pinChatMessage: { who: 'staff', of: pinnableMessage },
  moderateChat: { who: 'staff', of: saying(hiddenMessage, { body: { is_hidden: true } }), wrong: { message: 409 } },
}
