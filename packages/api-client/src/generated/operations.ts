/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../client.ts'
import { newId } from '../new-id.ts'
import type { AnswerOf, ArgsOf } from '../types.ts'
import { writePath } from '../url.ts'

/** Accepts a transferred ticket; its earlier codes become invalid. */
export function acceptTicketTransfer(
  client: Client,
  { token, ...body }: ArgsOf<'acceptTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'acceptTicketTransfer'>> {
  return client.call(writePath`api/tickets/transfers/${{ token }}/accept/`, { ...options, method: 'POST', body })
}

/** Adds a product to the visitor's basket and returns the basket; a repeated key adds nothing. */
export function addProduct(
  client: Client,
  { mode, idempotencyKey, ...body }: ArgsOf<'addProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addProduct'>> {
  return client.call('api/basket/add-product/', { ...options, method: 'POST', query: { mode }, body, idempotencyKey })
}

/** Adds an address to the account. */
export function addUserAddress(
  client: Client,
  body: ArgsOf<'addUserAddress'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'addUserAddress'>> {
  return client.call('api/useraddresses/', { ...options, method: 'POST', body })
}

/** Applies a voucher to the visitor's basket and returns the basket. */
export function addVoucher(
  client: Client,
  { mode, idempotencyKey, ...body }: ArgsOf<'addVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addVoucher'>> {
  return client.call('api/basket/add-voucher/', { ...options, method: 'POST', query: { mode }, body, idempotencyKey })
}

/** Returns the address of the provider to send the visitor to; `next` is where to return afterwards. */
export function beginSocialLogin(
  client: Client,
  { provider, ...query }: ArgsOf<'beginSocialLogin'>,
  options: CallOptions = {},
): Promise<AnswerOf<'beginSocialLogin'>> {
  return client.call(writePath`api/auth/social/${{ provider }}/`, { ...options, query })
}

/** Adds a work that is included in a pass to the library. */
export function borrowItem(
  client: Client,
  body: ArgsOf<'borrowItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'borrowItem'>> {
  return client.call('api/library/', { ...options, method: 'POST', body })
}

/** Cancels an order of the account while this is allowed, and refunds what was paid. */
export function cancelOrder(
  client: Client,
  { id, idempotencyKey = newId() }: ArgsOf<'cancelOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrder'>> {
  return client.call(writePath`api/orders/${{ id }}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}

/** Cancels an order by its hash, after the buyer has been verified. */
export function cancelOrderByHash(
  client: Client,
  { hash, idempotencyKey = newId() }: ArgsOf<'cancelOrderByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrderByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}

/** Cancels a ticket transfer that has not been accepted. */
export function cancelTicketTransfer(
  client: Client,
  { ticket }: ArgsOf<'cancelTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelTicketTransfer'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/transfer/`, { ...options, method: 'DELETE' })
}

/** Sets the gift, address or delivery of a basket; the other fields stay unchanged. */
export function changeBasket(
  client: Client,
  { id, idempotencyKey, ...body }: ArgsOf<'changeBasket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeBasket'>> {
  return client.call(writePath`api/baskets/${{ id }}/`, { ...options, method: 'PATCH', body, idempotencyKey })
}

/** Sets the quantity of a basket line and returns the basket. */
export function changeBasketLine(
  client: Client,
  { id, line, idempotencyKey, ...body }: ArgsOf<'changeBasketLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeBasketLine'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/${{ line }}/`, { ...options, method: 'PATCH', body, idempotencyKey })
}

/** Updates the given fields of the account. */
export function changeMe(
  client: Client,
  body: ArgsOf<'changeMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'changeMe'>> {
  return client.call('api/me/', { ...options, method: 'PATCH', body })
}

/** Updates the given fields of an address. */
export function changeUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'changeUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'PATCH', body })
}

/** Checks in a ticket by its code, or says why it is refused; for staff. A repeated scan gets the same answer. */
export function checkIn(
  client: Client,
  body: ArgsOf<'checkIn'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkIn'>> {
  return client.call('api/staff/check-in/', { ...options, method: 'POST', body })
}

/** Uploads the scans of a device that was offline, in their order; for staff. */
export function checkInMany(
  client: Client,
  body: ArgsOf<'checkInMany'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkInMany'>> {
  return client.call('api/staff/check-in/batch/', { ...options, method: 'POST', body })
}

/** Places an order for a basket; a repeated key does not place a second order. */
export function checkOut(
  client: Client,
  { idempotencyKey = newId(), ...body }: ArgsOf<'checkOut'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'checkOut'>> {
  return client.call('api/checkout/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Sets the visitor's name in the chat of a live event, once for each event. */
export function chooseChatName(
  client: Client,
  { slug, id, ...body }: ArgsOf<'chooseChatName'>,
  options: CallOptions = {},
): Promise<AnswerOf<'chooseChatName'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/name/`, { ...options, method: 'POST', body })
}

/** Adds a gift to the library of the logged-in account; a repeated call changes nothing. */
export function claimGift(
  client: Client,
  { token }: ArgsOf<'claimGift'>,
  options: CallOptions = {},
): Promise<AnswerOf<'claimGift'>> {
  return client.call(writePath`api/library/gifts/${{ token }}/claim/`, { ...options, method: 'POST' })
}

/** Logs in with the parameters that the provider sent back. */
export function completeSocialLogin(
  client: Client,
  { provider, ...body }: ArgsOf<'completeSocialLogin'>,
  options: CallOptions = {},
): Promise<AnswerOf<'completeSocialLogin'>> {
  return client.call(writePath`api/auth/social/complete/${{ provider }}/`, { ...options, method: 'POST', body })
}

/** Confirms a newsletter subscription with the secret from the email. */
export function confirmSubscription(
  client: Client,
  body: ArgsOf<'confirmSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'confirmSubscription'>> {
  return client.call('api/subscriptions/confirm/', { ...options, method: 'POST', body })
}

/** Logs out on this device, under the path of django-oscar-api. */
export function deleteLogin(
  client: Client,
  _args: ArgsOf<'deleteLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'deleteLogin'>> {
  return client.call('api/login/', { ...options, method: 'DELETE' })
}

/** Deletes the account: shortly after a login, or with a code from an email. */
export function deleteMe(
  client: Client,
  body: ArgsOf<'deleteMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'deleteMe'>> {
  return client.call('api/me/', { ...options, method: 'DELETE', body })
}

/** Removes an address from the account. */
export function deleteUserAddress(
  client: Client,
  { id }: ArgsOf<'deleteUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'DELETE' })
}

/** Logs out one other device. */
export function endLoginSession(
  client: Client,
  { id }: ArgsOf<'endLoginSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endLoginSession'>> {
  return client.call(writePath`api/me/sessions/${{ id }}/`, { ...options, method: 'DELETE' })
}

/** Logs out every device, or all except this one. */
export function endLoginSessions(
  client: Client,
  query: ArgsOf<'endLoginSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'endLoginSessions'>> {
  return client.call('api/me/sessions/', { ...options, method: 'DELETE', query })
}

/** Returns everything that is stored about the visitor. */
export function exportMe(
  client: Client,
  _args: ArgsOf<'exportMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'exportMe'>> {
  return client.call('api/me/export/', options)
}

/** One article, by slug. */
export function getArticle(
  client: Client,
  { slug }: ArgsOf<'getArticle'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArticle'>> {
  return client.call(writePath`api/articles/${{ slug }}/`, options)
}

/** One artist, by slug. */
export function getArtist(
  client: Client,
  { slug }: ArgsOf<'getArtist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArtist'>> {
  return client.call(writePath`api/artists/${{ slug }}/`, options)
}

/** One author with their works, by slug. */
export function getAuthor(
  client: Client,
  { slug }: ArgsOf<'getAuthor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getAuthor'>> {
  return client.call(writePath`api/authors/${{ slug }}/`, options)
}

/** Whether a product can be bought, by its id or its slug. */
export function getAvailability(
  client: Client,
  { product }: ArgsOf<'getAvailability'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getAvailability'>> {
  return client.call(writePath`api/products/${{ product }}/availability/`, options)
}

/** Returns the visitor's basket, which the API finds by a cookie. */
export function getBasket(
  client: Client,
  query: ArgsOf<'getBasket'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getBasket'>> {
  return client.call('api/basket/', { ...options, query })
}

/** Returns a basket by its id, to its owner. */
export function getBasketById(
  client: Client,
  { id }: ArgsOf<'getBasketById'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getBasketById'>> {
  return client.call(writePath`api/baskets/${{ id }}/`, options)
}

/** One booklist, by slug. */
export function getBooklist(
  client: Client,
  { slug }: ArgsOf<'getBooklist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getBooklist'>> {
  return client.call(writePath`api/booklists/${{ slug }}/`, options)
}

/** One category with its subcategories, by slug. */
export function getCategory(
  client: Client,
  { slug }: ArgsOf<'getCategory'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCategory'>> {
  return client.call(writePath`api/categories/${{ slug }}/`, options)
}

/** Returns the last messages of the chat, or the changes since a number. */
export function getChat(
  client: Client,
  { slug, id, ...query }: ArgsOf<'getChat'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getChat'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/`, { ...options, query })
}

/** Returns the chat for moderators, reported messages first; for staff. */
export function getChatModeration(
  client: Client,
  { id }: ArgsOf<'getChatModeration'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getChatModeration'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/`, options)
}

/** Returns the data that a check-in device needs offline; for staff. */
export function getCheckInList(
  client: Client,
  { event_date_id }: ArgsOf<'getCheckInList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCheckInList'>> {
  return client.call(writePath`api/staff/check-in/${{ event_date_id }}/`, options)
}

/** One country, by its two-letter code. */
export function getCountry(
  client: Client,
  { code }: ArgsOf<'getCountry'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCountry'>> {
  return client.call(writePath`api/countries/${{ code }}/`, options)
}

/** One event with its dates and tickets, by slug. */
export function getEvent(
  client: Client,
  { slug }: ArgsOf<'getEvent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getEvent'>> {
  return client.call(writePath`api/events/${{ slug }}/`, options)
}

/** Shows what a gift link contains, without claiming it. */
export function getGift(
  client: Client,
  { token }: ArgsOf<'getGift'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getGift'>> {
  return client.call(writePath`api/library/gifts/${{ token }}/`, options)
}

/** One interview, by slug. */
export function getInterview(
  client: Client,
  { slug }: ArgsOf<'getInterview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getInterview'>> {
  return client.call(writePath`api/interviews/${{ slug }}/`, options)
}

/** One work of the visitor's library. */
export function getLibraryItem(
  client: Client,
  { id }: ArgsOf<'getLibraryItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getLibraryItem'>> {
  return client.call(writePath`api/library/${{ id }}/`, options)
}

/** Returns the state of a live stream and whether the visitor may watch it. */
export function getLive(
  client: Client,
  { slug, id }: ArgsOf<'getLive'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getLive'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/`, options)
}

/** Returns the logged-in account, under the path of django-oscar-api. */
export function getLogin(
  client: Client,
  _args: ArgsOf<'getLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getLogin'>> {
  return client.call('api/login/', options)
}

/** Checks whether a login link is still valid, without using it. */
export function getMagicLink(
  client: Client,
  { token }: ArgsOf<'getMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getMagicLink'>> {
  return client.call(writePath`api/auth/magic-login/${{ token }}/`, options)
}

/** Returns the logged-in account. */
export function getMe(
  client: Client,
  _args: ArgsOf<'getMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getMe'>> {
  return client.call('api/me/', options)
}

/** One news item, by slug. */
export function getNewsItem(
  client: Client,
  { slug }: ArgsOf<'getNewsItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getNewsItem'>> {
  return client.call(writePath`api/news/${{ slug }}/`, options)
}

/** One order of the account. */
export function getOrder(
  client: Client,
  { id }: ArgsOf<'getOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrder'>> {
  return client.call(writePath`api/orders/${{ id }}/`, options)
}

/** One order, by its hash. */
export function getOrderByHash(
  client: Client,
  { hash }: ArgsOf<'getOrderByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/`, options)
}

/** One line of an order of the account. */
export function getOrderLine(
  client: Client,
  { id, line }: ArgsOf<'getOrderLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderLine'>> {
  return client.call(writePath`api/orders/${{ id }}/lines/${{ line }}/`, options)
}

/** One static page, by slug. */
export function getPage(
  client: Client,
  { slug }: ArgsOf<'getPage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPage'>> {
  return client.call(writePath`api/pages/${{ slug }}/`, options)
}

/** Returns the status of a payment, by its hash. */
export function getPayment(
  client: Client,
  { hash }: ArgsOf<'getPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/`, options)
}

/** The price of a product with four decimals, by its id or its slug. */
export function getPrice(
  client: Client,
  { product }: ArgsOf<'getPrice'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPrice'>> {
  return client.call(writePath`api/products/${{ product }}/price/`, options)
}

/** One product, by its id or its slug. */
export function getProduct(
  client: Client,
  { product }: ArgsOf<'getProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getProduct'>> {
  return client.call(writePath`api/products/${{ product }}/`, options)
}

/** One publisher with its products, by slug. */
export function getPublisher(
  client: Client,
  { slug }: ArgsOf<'getPublisher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPublisher'>> {
  return client.call(writePath`api/publishers/${{ slug }}/`, options)
}

/** Returns the reading position of a work. */
export function getReadingPosition(
  client: Client,
  { id }: ArgsOf<'getReadingPosition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReadingPosition'>> {
  return client.call(writePath`api/library/${{ id }}/position/`, options)
}

/** The receipt of an order of the account. */
export function getReceipt(
  client: Client,
  { id }: ArgsOf<'getReceipt'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReceipt'>> {
  return client.call(writePath`api/orders/${{ id }}/receipt/`, options)
}

/** The receipt of an order, by its hash. */
export function getReceiptByHash(
  client: Client,
  { hash }: ArgsOf<'getReceiptByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReceiptByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/receipt/`, options)
}

/** One record with its tracks, by slug. */
export function getRecord(
  client: Client,
  { slug }: ArgsOf<'getRecord'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getRecord'>> {
  return client.call(writePath`api/records/${{ slug }}/`, options)
}

/** One session, by slug. */
export function getSession(
  client: Client,
  { slug }: ArgsOf<'getSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSession'>> {
  return client.call(writePath`api/sessions/${{ slug }}/`, options)
}

/** Checks whether an address is subscribed. Changes nothing. */
export function getSubscription(
  client: Client,
  { token }: ArgsOf<'getSubscription'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSubscription'>> {
  return client.call(writePath`api/subscriptions/unsubscribe/${{ token }}/`, options)
}

/** One ticket, by its id or its secret. */
export function getTicket(
  client: Client,
  { ticket }: ArgsOf<'getTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/`, options)
}

/** Returns the public keys that ticket codes are verified with. */
export function getTicketKey(
  client: Client,
  _args: ArgsOf<'getTicketKey'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketKey'>> {
  return client.call('api/tickets/public-key/', options)
}

/** Shows the tickets that are offered to a visitor of the waiting list, without accepting them. */
export function getTicketOffer(
  client: Client,
  { token }: ArgsOf<'getTicketOffer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketOffer'>> {
  return client.call(writePath`api/waiting-list/offers/${{ token }}/`, options)
}

/** Shows the ticket behind a transfer link, without accepting it. */
export function getTicketTransfer(
  client: Client,
  { token }: ArgsOf<'getTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketTransfer'>> {
  return client.call(writePath`api/tickets/transfers/${{ token }}/`, options)
}

/** Returns one address of the account. */
export function getUserAddress(
  client: Client,
  { id }: ArgsOf<'getUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, options)
}

/** One volume, by slug. */
export function getVolume(
  client: Client,
  { slug }: ArgsOf<'getVolume'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getVolume'>> {
  return client.call(writePath`api/volumes/${{ slug }}/`, options)
}

/** Returns a position in the waiting list. */
export function getWaitingListEntry(
  client: Client,
  { token }: ArgsOf<'getWaitingListEntry'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getWaitingListEntry'>> {
  return client.call(writePath`api/waiting-list/${{ token }}/`, options)
}

/** Starts a payment, or another one with another method; a repeated key does not start a second payment. */
export function initiatePayment(
  client: Client,
  { hash, idempotencyKey = newId(), ...body }: ArgsOf<'initiatePayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'initiatePayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/initiate/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Joins the waiting list of a sold-out event; an existing position is kept. */
export function joinWaitingList(
  client: Client,
  { slug, ...body }: ArgsOf<'joinWaitingList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'joinWaitingList'>> {
  return client.call(writePath`api/events/${{ slug }}/waiting-list/`, { ...options, method: 'POST', body })
}

/** Renews the stream session of this device. */
export function keepWatching(
  client: Client,
  { slug, id, ...body }: ArgsOf<'keepWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'keepWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/heartbeat/`, { ...options, method: 'POST', body })
}

/** Leaves the waiting list and releases the tickets that were held. */
export function leaveWaitingList(
  client: Client,
  { token }: ArgsOf<'leaveWaitingList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'leaveWaitingList'>> {
  return client.call(writePath`api/waiting-list/${{ token }}/`, { ...options, method: 'DELETE' })
}

/** The articles, the newest first. */
export function listArticles(
  client: Client,
  query: ArgsOf<'listArticles'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listArticles'>> {
  return client.call('api/articles/', { ...options, query })
}

/** Lists the artists. */
export function listArtists(
  client: Client,
  query: ArgsOf<'listArtists'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listArtists'>> {
  return client.call('api/artists/', { ...options, query })
}

/** Lists the contributors: authors, translators, illustrators and narrators. */
export function listAuthors(
  client: Client,
  query: ArgsOf<'listAuthors'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listAuthors'>> {
  return client.call('api/authors/', { ...options, query })
}

/** Lists the lines of a basket. */
export function listBasketLines(
  client: Client,
  { id }: ArgsOf<'listBasketLines'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listBasketLines'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/`, options)
}

/** The booklists, the newest first. */
export function listBooklists(
  client: Client,
  query: ArgsOf<'listBooklists'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listBooklists'>> {
  return client.call('api/booklists/', { ...options, query })
}

/** The categories as a tree. */
export function listCategories(
  client: Client,
  _args: ArgsOf<'listCategories'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCategories'>> {
  return client.call('api/categories/', options)
}

/** Lists the countries that an address can have. */
export function listCountries(
  client: Client,
  _args: ArgsOf<'listCountries'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCountries'>> {
  return client.call('api/countries/', options)
}

/** Lists the events, upcoming or past. */
export function listEvents(
  client: Client,
  query: ArgsOf<'listEvents'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listEvents'>> {
  return client.call('api/events/', { ...options, query })
}

/** The interviews, the newest first. */
export function listInterviews(
  client: Client,
  query: ArgsOf<'listInterviews'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listInterviews'>> {
  return client.call('api/interviews/', { ...options, query })
}

/** Lists the works of the visitor's library, the last opened first. */
export function listLibrary(
  client: Client,
  query: ArgsOf<'listLibrary'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listLibrary'>> {
  return client.call('api/library/', { ...options, query })
}

/** Lists the devices on which the account is logged in. */
export function listLoginSessions(
  client: Client,
  query: ArgsOf<'listLoginSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listLoginSessions'>> {
  return client.call('api/me/sessions/', { ...options, query })
}

/** The news, the newest first. */
export function listNews(
  client: Client,
  query: ArgsOf<'listNews'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listNews'>> {
  return client.call('api/news/', { ...options, query })
}

/** The lines of an order of the account. */
export function listOrderLines(
  client: Client,
  { id }: ArgsOf<'listOrderLines'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderLines'>> {
  return client.call(writePath`api/orders/${{ id }}/lines/`, options)
}

/** Lists the tickets of an order of the account. */
export function listOrderTickets(
  client: Client,
  { id }: ArgsOf<'listOrderTickets'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderTickets'>> {
  return client.call(writePath`api/orders/${{ id }}/tickets/`, options)
}

/** Lists the tickets of an order, by the hash of the order. */
export function listOrderTicketsByHash(
  client: Client,
  { hash }: ArgsOf<'listOrderTicketsByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderTicketsByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/tickets/`, options)
}

/** Lists the orders of the account, the newest first. */
export function listOrders(
  client: Client,
  query: ArgsOf<'listOrders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listOrders'>> {
  return client.call('api/orders/', { ...options, query })
}

/** Lists the static pages. */
export function listPages(
  client: Client,
  query: ArgsOf<'listPages'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listPages'>> {
  return client.call('api/pages/', { ...options, query })
}

/** Lists the products of the catalogue with the counts of each filter. */
export function listProducts(
  client: Client,
  query: ArgsOf<'listProducts'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listProducts'>> {
  return client.call('api/products/', { ...options, query })
}

/** Lists the publishers. */
export function listPublishers(
  client: Client,
  query: ArgsOf<'listPublishers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listPublishers'>> {
  return client.call('api/publishers/', { ...options, query })
}

/** The records, the newest first. */
export function listRecords(
  client: Client,
  query: ArgsOf<'listRecords'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listRecords'>> {
  return client.call('api/records/', { ...options, query })
}

/** The sessions, the newest first. */
export function listSessions(
  client: Client,
  query: ArgsOf<'listSessions'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSessions'>> {
  return client.call('api/sessions/', { ...options, query })
}

/** Lists the delivery methods for the address of the visitor's basket. */
export function listShippingMethods(
  client: Client,
  query: ArgsOf<'listShippingMethods'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethods'>> {
  return client.call('api/basket/shipping-methods/', { ...options, query })
}

/** Lists the delivery methods of the visitor's basket for another address. */
export function listShippingMethodsForAddress(
  client: Client,
  { mode, ...body }: ArgsOf<'listShippingMethodsForAddress'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listShippingMethodsForAddress'>> {
  return client.call('api/basket/shipping-methods/', { ...options, method: 'POST', query: { mode }, body })
}

/** Lists the providers that the visitor can log in with. */
export function listSocialProviders(
  client: Client,
  _args: ArgsOf<'listSocialProviders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSocialProviders'>> {
  return client.call('api/auth/social/', options)
}

/** Lists the visitor's tickets, the next event first. */
export function listTickets(
  client: Client,
  query: ArgsOf<'listTickets'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listTickets'>> {
  return client.call('api/tickets/', { ...options, query })
}

/** Lists the addresses of the account. */
export function listUserAddresses(
  client: Client,
  query: ArgsOf<'listUserAddresses'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listUserAddresses'>> {
  return client.call('api/useraddresses/', { ...options, query })
}

/** The volumes, the newest first. */
export function listVolumes(
  client: Client,
  query: ArgsOf<'listVolumes'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listVolumes'>> {
  return client.call('api/volumes/', { ...options, query })
}

/** Logs out on this device, or everywhere. */
export function logOut(
  client: Client,
  body: ArgsOf<'logOut'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'logOut'>> {
  return client.call('api/auth/logout/', { ...options, method: 'POST', body })
}

/** Hides or shows a message; mutes or unmutes its author; for staff. */
export function moderateChat(
  client: Client,
  { id, message, ...body }: ArgsOf<'moderateChat'>,
  options: CallOptions = {},
): Promise<AnswerOf<'moderateChat'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/${{ message }}/`, { ...options, method: 'POST', body })
}

/** Sets the name of the ticket holder. */
export function nameTicketHolder(
  client: Client,
  { ticket, ...body }: ArgsOf<'nameTicketHolder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'nameTicketHolder'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/`, { ...options, method: 'PATCH', body })
}

/** Returns short-lived addresses of the files of a work; a rental period starts with the first call. */
export function openLibraryItem(
  client: Client,
  { id }: ArgsOf<'openLibraryItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openLibraryItem'>> {
  return client.call(writePath`api/library/${{ id }}/access/`, { ...options, method: 'POST' })
}

/** Returns short-lived addresses of the files of a work, for a holder of the order hash. */
export function openOrderItem(
  client: Client,
  { hash, id }: ArgsOf<'openOrderItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openOrderItem'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/library/${{ id }}/access/`, { ...options, method: 'POST' })
}

/** Posts a chat message; a repeated key does not post it again. */
export function postChatMessage(
  client: Client,
  { slug, id, idempotencyKey, ...body }: ArgsOf<'postChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'postChatMessage'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Adds offered tickets to the buy-now basket; the checkout needs the same secret as `offer`. */
export function putOfferIntoBasket(
  client: Client,
  { token, idempotencyKey }: ArgsOf<'putOfferIntoBasket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'putOfferIntoBasket'>> {
  return client.call(writePath`api/waiting-list/offers/${{ token }}/basket/`, { ...options, method: 'POST', idempotencyKey })
}

/** Returns what a basket would cost at checkout. Changes nothing. */
export function quoteBasket(
  client: Client,
  { mode, ...body }: ArgsOf<'quoteBasket'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'quoteBasket'>> {
  return client.call('api/basket/quote/', { ...options, method: 'POST', query: { mode }, body })
}

/** Redeems an access hash for the logged-in account; a repeated call uses nothing up. */
export function redeemLiveHash(
  client: Client,
  { slug, id, hash }: ArgsOf<'redeemLiveHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemLiveHash'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/${{ hash }}/redeem/`, { ...options, method: 'POST' })
}

/** Logs in with the code from the email, for example on another device. */
export function redeemMagicCode(
  client: Client,
  body: ArgsOf<'redeemMagicCode'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemMagicCode'>> {
  return client.call('api/auth/code/', { ...options, method: 'POST', body })
}

/** Logs in with the link from the email; the link works once. */
export function redeemMagicLink(
  client: Client,
  { token }: ArgsOf<'redeemMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemMagicLink'>> {
  return client.call(writePath`api/auth/magic-login/${{ token }}/`, { ...options, method: 'POST' })
}

/** Asks the gateway for the current status of a payment. */
export function refreshPayment(
  client: Client,
  { hash }: ArgsOf<'refreshPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'refreshPayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/refresh/`, { ...options, method: 'POST', body: {} })
}

/** Issues a new code for a ticket; earlier codes become invalid at once. */
export function reissueTicket(
  client: Client,
  { ticket }: ArgsOf<'reissueTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reissueTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/reissue/`, { ...options, method: 'POST' })
}

/** Removes a line from a basket and returns the basket. */
export function removeBasketLine(
  client: Client,
  { id, line, idempotencyKey }: ArgsOf<'removeBasketLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeBasketLine'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/${{ line }}/`, { ...options, method: 'DELETE', idempotencyKey })
}

/** Removes a voucher from the visitor's basket and returns the basket. */
export function removeVoucher(
  client: Client,
  { voucher, idempotencyKey, ...query }: ArgsOf<'removeVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeVoucher'>> {
  return client.call(writePath`api/basket/vouchers/${{ voucher }}/`, { ...options, method: 'DELETE', query, idempotencyKey })
}

/** Replaces an address of the account; fields that are left out become empty. */
export function replaceUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'replaceUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'replaceUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'PUT', body })
}

/** Reports a chat message to the moderators. */
export function reportChatMessage(
  client: Client,
  { slug, id, message }: ArgsOf<'reportChatMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reportChatMessage'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/chat/${{ message }}/report/`, { ...options, method: 'POST' })
}

/** Sends an email with a login link and a code; the answer does not reveal whether the account exists. */
export function requestMagicLink(
  client: Client,
  body: ArgsOf<'requestMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'requestMagicLink'>> {
  return client.call('api/auth/magic-link/', { ...options, method: 'POST', body })
}

/** Saves the reading position; answers 409 when another device has saved a later one. */
export function saveReadingPosition(
  client: Client,
  { id, ...body }: ArgsOf<'saveReadingPosition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'saveReadingPosition'>> {
  return client.call(writePath`api/library/${{ id }}/position/`, { ...options, method: 'PUT', body })
}

/** Searches all kinds of content, or the given kinds. */
export function search(
  client: Client,
  query: ArgsOf<'search'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'search'>> {
  return client.call('api/search/', { ...options, query })
}

/** Sends a message to the shop. */
export function sendContactMessage(
  client: Client,
  body: ArgsOf<'sendContactMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendContactMessage'>> {
  return client.call('api/contact/', { ...options, method: 'POST', body })
}

/** Sets the minimum time between two messages of a visitor; for staff. */
export function setSlowMode(
  client: Client,
  { id, ...body }: ArgsOf<'setSlowMode'>,
  options: CallOptions = {},
): Promise<AnswerOf<'setSlowMode'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/`, { ...options, method: 'POST', body })
}

/** Starts a stream session on this device, or takes it over from another device. */
export function startWatching(
  client: Client,
  { slug, id, ...body }: ArgsOf<'startWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'startWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/`, { ...options, method: 'POST', body })
}

/** Ends the stream session of this device. */
export function stopWatching(
  client: Client,
  { slug, id, ...query }: ArgsOf<'stopWatching'>,
  options: CallOptions = {},
): Promise<AnswerOf<'stopWatching'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/session/`, { ...options, method: 'DELETE', query })
}

/** Sends an email that asks to confirm the newsletter subscription. */
export function subscribe(
  client: Client,
  body: ArgsOf<'subscribe'>,
  options: CallOptions = {},
): Promise<AnswerOf<'subscribe'>> {
  return client.call('api/subscriptions/', { ...options, method: 'POST', body })
}

/** Returns suggestions for a search that is being typed. */
export function suggest(
  client: Client,
  query: ArgsOf<'suggest'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'suggest'>> {
  return client.call('api/search/suggest/', { ...options, query })
}

/** Sends the link of an order by email; the answer does not reveal whether the order exists. */
export function trackOrder(
  client: Client,
  body: ArgsOf<'trackOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'trackOrder'>> {
  return client.call('api/orders/track/', { ...options, method: 'POST', body })
}

/** Sends a link with which another person can accept the ticket. */
export function transferTicket(
  client: Client,
  { ticket, ...body }: ArgsOf<'transferTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'transferTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/transfer/`, { ...options, method: 'POST', body })
}

/** Reverts a check-in; for staff. */
export function undoCheckIn(
  client: Client,
  body: ArgsOf<'undoCheckIn'>,
  options: CallOptions = {},
): Promise<AnswerOf<'undoCheckIn'>> {
  return client.call('api/staff/check-in/undo/', { ...options, method: 'POST', body })
}

/** Ends the newsletter subscription of an address; a repeated call is harmless. */
export function unsubscribe(
  client: Client,
  { token }: ArgsOf<'unsubscribe'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unsubscribe'>> {
  return client.call(writePath`api/subscriptions/unsubscribe/${{ token }}/`, { ...options, method: 'POST' })
}

/** Unmasks an order for a visitor who enters its email address or phone number. */
export function verifyOrder(
  client: Client,
  { hash, ...body }: ArgsOf<'verifyOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'verifyOrder'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/prove/`, { ...options, method: 'POST', body })
}
