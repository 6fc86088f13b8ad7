/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../client.ts'
import { newId, withVersion } from '../transport.ts'
import type { AnswerOf, StaffArgsOf } from '../types.ts'
import { writePath } from '../url.ts'

/** Accepts an invitation to the staff. */
export function acceptStaffInvitation(
  client: Client,
  { token }: StaffArgsOf<'acceptStaffInvitation'>,
  options: CallOptions = {},
): Promise<AnswerOf<'acceptStaffInvitation'>> {
  return client.call(writePath`api/staff-invitations/${{ token }}/accept/`, { ...options, method: 'POST' })
}

/** Adds a city; for staff. */
export function addCity(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'addCity'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addCity'>> {
  return client.call('api/staff/cities/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Adds a note about a customer; for staff. */
export function addCustomerNote(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'addCustomerNote'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addCustomerNote'>> {
  return client.call(writePath`api/staff/customers/${{ id }}/notes/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Adds a date or a series of dates to an event; for staff. */
export function addEventDates(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'addEventDates'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addEventDates'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/dates/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Adds a note of staff to an order; for staff. */
export function addOrderNote(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'addOrderNote'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addOrderNote'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/notes/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Adds a passkey; for staff. */
export function addPasskey(
  client: Client,
  body: StaffArgsOf<'addPasskey'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addPasskey'>> {
  return client.call('api/staff/second-factor/passkeys/', { ...options, method: 'POST', body })
}

/** Adds a movement of stock, such as copies that were received; for staff. */
export function addStockMovement(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'addStockMovement'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addStockMovement'>> {
  return client.call(writePath`api/staff/stock/${{ id }}/movements/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Adds a ticket type to a date; for staff. */
export function addTicketType(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'addTicketType'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addTicketType'>> {
  return client.call(writePath`api/staff/event-dates/${{ id }}/ticket-types/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Mails an answer to a message; for staff. */
export function answerContactMessage(
  client: Client,
  { id, idempotencyKey = newId(), ...body }: StaffArgsOf<'answerContactMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'answerContactMessage'>> {
  return client.call(writePath`api/staff/messages/${{ id }}/answers/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** The options to create a passkey; for staff. */
export function beginPasskey(
  client: Client,
  _args: StaffArgsOf<'beginPasskey'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'beginPasskey'>> {
  return client.call('api/staff/second-factor/passkeys/options/', { ...options, method: 'POST' })
}

/** The options to use a passkey; for staff. */
export function beginSecondFactor(
  client: Client,
  _args: StaffArgsOf<'beginSecondFactor'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'beginSecondFactor'>> {
  return client.call('api/staff/second-factor/options/', { ...options, method: 'POST' })
}

/** Creates a secret for an authenticator app; for staff. */
export function beginTotp(
  client: Client,
  _args: StaffArgsOf<'beginTotp'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'beginTotp'>> {
  return client.call('api/staff/second-factor/totp/', { ...options, method: 'POST' })
}

/** Begins the upload of a large file; for staff. */
export function beginUpload(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'beginUpload'>,
  options: CallOptions = {},
): Promise<AnswerOf<'beginUpload'>> {
  return client.call('api/staff/uploads/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Blocks a gift card; for staff. */
export function blockGiftCard(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'blockGiftCard'>,
  options: CallOptions = {},
): Promise<AnswerOf<'blockGiftCard'>> {
  return client.call(writePath`api/staff/gift-cards/${{ id }}/block/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Ends an import before its end; for staff. */
export function cancelImport(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'cancelImport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelImport'>> {
  return client.call(writePath`api/staff/imports/${{ id }}/cancel/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Removes a failed job, or a waiting one that nothing depends on; for staff. */
export function cancelJob(
  client: Client,
  { id, idempotencyKey = newId() }: StaffArgsOf<'cancelJob'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelJob'>> {
  return client.call(writePath`api/staff/jobs/${{ id }}/cancel/`, { ...options, method: 'POST', body: {}, idempotencyKey })
}

/** Cancels copies of an order without a refund; for staff. */
export function cancelOrderItems(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'cancelOrderItems'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrderItems'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/items/cancel/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Cancels an order and refunds what was paid; for staff. */
export function cancelStaffOrder(
  client: Client,
  { id, idempotencyKey = newId(), ...body }: StaffArgsOf<'cancelStaffOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelStaffOrder'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/cancel/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Cancels an upload; for staff. */
export function cancelUpload(
  client: Client,
  { id }: StaffArgsOf<'cancelUpload'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelUpload'>> {
  return client.call(writePath`api/staff/uploads/${{ id }}/`, { ...options, method: 'DELETE' })
}

/** Blocks seats of an event date; for staff. */
export function changeBlockedSeats(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeBlockedSeats'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeBlockedSeats'>> {
  return client.call(writePath`api/staff/event-dates/${{ id }}/seats/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Assigns, closes or reopens a message to the shop; for staff. */
export function changeContactMessage(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeContactMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeContactMessage'>> {
  return client.call(writePath`api/staff/messages/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes an own note about a customer; for staff. */
export function changeCustomerNote(
  client: Client,
  { id, note, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeCustomerNote'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeCustomerNote'>> {
  return client.call(writePath`api/staff/customers/${{ id }}/notes/${{ note }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Moves, postpones or cancels a date of an event; for staff. */
export function changeEventDate(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeEventDate'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeEventDate'>> {
  return client.call(writePath`api/staff/event-dates/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Says which column of a file is which; for staff. */
export function changeImportColumns(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeImportColumns'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeImportColumns'>> {
  return client.call(writePath`api/staff/imports/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes a draft of an issue; for staff. */
export function changeNewsletterIssue(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeNewsletterIssue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeNewsletterIssue'>> {
  return client.call(writePath`api/staff/newsletter-issues/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Lists a product, or unlists it; for staff. */
export function changeProductListing(
  client: Client,
  { product, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeProductListing'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeProductListing'>> {
  return client.call(writePath`api/staff/products/${{ product }}/listing/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Changes the prices and the sale of a product; for staff. */
export function changeProductPrice(
  client: Client,
  { product, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeProductPrice'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeProductPrice'>> {
  return client.call(writePath`api/staff/products/${{ product }}/price/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Changes the numbered seats of a venue; for staff. */
export function changeSeatingPlan(
  client: Client,
  { id, revision, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeSeatingPlan'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeSeatingPlan'>> {
  return client.call(writePath`api/staff/venues/${{ id }}/seating-plan/`, { ...withVersion(options, ifMatch), method: 'PUT', query: { revision }, body, idempotencyKey })
}

/** Moves a parcel to its next state, or changes its courier and tracking number; for staff. */
export function changeShipment(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeShipment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeShipment'>> {
  return client.call(writePath`api/staff/shipments/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Renames a category or moves it in the tree; for staff. */
export function changeStaffCategory(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffCategory'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffCategory'>> {
  return client.call(writePath`api/staff/categories/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes a contributor; for staff. */
export function changeStaffContributor(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffContributor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffContributor'>> {
  return client.call(writePath`api/staff/contributors/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes the roles of a member; for owners. */
export function changeStaffMember(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffMember'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffMember'>> {
  return client.call(writePath`api/staff/members/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes an offer or its position; for staff. */
export function changeStaffOffer(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffOffer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffOffer'>> {
  return client.call(writePath`api/staff/offers/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes the alt text, credit and focus point of a picture; for staff. */
export function changeStaffPicture(
  client: Client,
  { name, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffPicture'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffPicture'>> {
  return client.call(writePath`api/staff/pictures/${{ name }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes the texts and facts of a product; for staff. */
export function changeStaffProduct(
  client: Client,
  { product, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffProduct'>> {
  return client.call(writePath`api/staff/products/${{ product }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Applies one change to many products; for staff. */
export function changeStaffProducts(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'changeStaffProducts'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffProducts'>> {
  return client.call('api/staff/products/bulk/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Changes a publisher; for staff. */
export function changeStaffPublisher(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffPublisher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffPublisher'>> {
  return client.call(writePath`api/staff/publishers/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes a series or the order of its works; for staff. */
export function changeStaffSeries(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffSeries'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffSeries'>> {
  return client.call(writePath`api/staff/series/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes a venue; for staff. */
export function changeStaffVenue(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffVenue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffVenue'>> {
  return client.call(writePath`api/staff/venues/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Changes a voucher; for staff. */
export function changeStaffVoucher(
  client: Client,
  { code, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeStaffVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeStaffVoucher'>> {
  return client.call(writePath`api/staff/vouchers/${{ code }}/`, { ...withVersion(options, ifMatch), method: 'PATCH', body, idempotencyKey })
}

/** Changes the price, the capacity or the sale of a ticket type; for staff. */
export function changeTicketType(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'changeTicketType'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeTicketType'>> {
  return client.call(writePath`api/staff/ticket-types/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Checks what an import would do; for staff. */
export function checkImport(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'checkImport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkImport'>> {
  return client.call(writePath`api/staff/imports/${{ id }}/check/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Records cash on delivery as paid; for staff. */
export function collectCash(
  client: Client,
  { id, idempotencyKey }: StaffArgsOf<'collectCash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'collectCash'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/collect/`, { ...options, method: 'POST', idempotencyKey })
}

/** The fields in which two revisions differ; for staff. */
export function compareContentRevisions(
  client: Client,
  { id, ...query }: StaffArgsOf<'compareContentRevisions'>,
  options: CallOptions = {},
): Promise<AnswerOf<'compareContentRevisions'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/differences/`, { ...options, query })
}

/** Records a refund that was made by hand; for staff. */
export function completeStaffRefund(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'completeStaffRefund'>,
  options: CallOptions = {},
): Promise<AnswerOf<'completeStaffRefund'>> {
  return client.call(writePath`api/staff/refunds/${{ id }}/done/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Checks and stores an uploaded file; for staff. */
export function completeUpload(
  client: Client,
  { id }: StaffArgsOf<'completeUpload'>,
  options: CallOptions = {},
): Promise<AnswerOf<'completeUpload'>> {
  return client.call(writePath`api/staff/uploads/${{ id }}/complete/`, { ...options, method: 'POST' })
}

/** Adds the authenticator app with a code of it; for staff. */
export function confirmTotp(
  client: Client,
  body: StaffArgsOf<'confirmTotp'>,
  options: CallOptions = {},
): Promise<AnswerOf<'confirmTotp'>> {
  return client.call('api/staff/second-factor/totp/confirm/', { ...options, method: 'POST', body })
}

/** Makes a draft of a new event from another event; for staff. */
export function copyEvent(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'copyEvent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'copyEvent'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/copy/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Copies the ticket types of another date; for staff. */
export function copyTicketTypes(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'copyTicketTypes'>,
  options: CallOptions = {},
): Promise<AnswerOf<'copyTicketTypes'>> {
  return client.call(writePath`api/staff/event-dates/${{ id }}/ticket-types/copy/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Corrects the balance of a gift card by a movement; for staff. */
export function correctGiftCard(
  client: Client,
  { id, ifMatch, idempotencyKey = newId(), ...body }: StaffArgsOf<'correctGiftCard'>,
  options: CallOptions = {},
): Promise<AnswerOf<'correctGiftCard'>> {
  return client.call(writePath`api/staff/gift-cards/${{ id }}/corrections/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Counts jobs by state and by kind; for staff. */
export function countJobs(
  client: Client,
  _args: StaffArgsOf<'countJobs'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'countJobs'>> {
  return client.call('api/staff/jobs/counts/', options)
}

/** How much of each kind of work waits for a person; for staff. */
export function countStaffWork(
  client: Client,
  _args: StaffArgsOf<'countStaffWork'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'countStaffWork'>> {
  return client.call('api/staff/work/', options)
}

/** Sets the stock of a product to what was counted; for staff. */
export function countStock(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'countStock'>,
  options: CallOptions = {},
): Promise<AnswerOf<'countStock'>> {
  return client.call(writePath`api/staff/stock/${{ id }}/count/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a secret link to a draft; for staff. */
export function createContentPreview(
  client: Client,
  { id, idempotencyKey }: StaffArgsOf<'createContentPreview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'createContentPreview'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/previews/`, { ...options, method: 'POST', idempotencyKey })
}

/** Creates access hashes of a live stream; for staff. */
export function createLiveHashes(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'createLiveHashes'>,
  options: CallOptions = {},
): Promise<AnswerOf<'createLiveHashes'>> {
  return client.call(writePath`api/staff/live/${{ id }}/hashes/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a draft of an issue; for staff. */
export function createNewsletterIssue(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createNewsletterIssue'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'createNewsletterIssue'>> {
  return client.call('api/staff/newsletter-issues/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Draws a new version of a seating plan; for staff. */
export function createSeatingRevision(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'createSeatingRevision'>,
  options: CallOptions = {},
): Promise<AnswerOf<'createSeatingRevision'>> {
  return client.call(writePath`api/staff/venues/${{ id }}/seating-plan/revisions/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Creates a category; for staff. */
export function createStaffCategory(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffCategory'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffCategory'>> {
  return client.call('api/staff/categories/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a draft of a content; for staff. */
export function createStaffContent(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffContent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffContent'>> {
  return client.call('api/staff/contents/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a contributor; for staff. */
export function createStaffContributor(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffContributor'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffContributor'>> {
  return client.call('api/staff/contributors/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates an offer; for staff. */
export function createStaffOffer(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffOffer'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffOffer'>> {
  return client.call('api/staff/offers/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a product that is not listed yet; for staff. */
export function createStaffProduct(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffProduct'>> {
  return client.call('api/staff/products/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a publisher; for staff. */
export function createStaffPublisher(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffPublisher'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffPublisher'>> {
  return client.call('api/staff/publishers/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a series; for staff. */
export function createStaffSeries(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffSeries'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffSeries'>> {
  return client.call('api/staff/series/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a venue; for staff. */
export function createStaffVenue(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'createStaffVenue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffVenue'>> {
  return client.call('api/staff/venues/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Creates a voucher, or up to 1,000 at once; for staff. */
export function createStaffVouchers(
  client: Client,
  { idempotencyKey = newId(), ...body }: StaffArgsOf<'createStaffVouchers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'createStaffVouchers'>> {
  return client.call('api/staff/vouchers/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Crops an uploaded picture anew; for staff. */
export function cropStaffPicture(
  client: Client,
  { name, ...body }: StaffArgsOf<'cropStaffPicture'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cropStaffPicture'>> {
  return client.call(writePath`api/staff/pictures/${{ name }}/crops/`, { ...options, method: 'POST', body })
}

/** Deletes a customer; for staff. */
export function deleteCustomer(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'deleteCustomer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteCustomer'>> {
  return client.call(writePath`api/staff/customers/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'DELETE', idempotencyKey })
}

/** Deletes a draft of an issue; for staff. */
export function deleteNewsletterIssue(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'deleteNewsletterIssue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteNewsletterIssue'>> {
  return client.call(writePath`api/staff/newsletter-issues/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'DELETE', idempotencyKey })
}

/** Deletes a category without products and subcategories; for staff. */
export function deleteStaffCategory(
  client: Client,
  { id, ifMatch }: StaffArgsOf<'deleteStaffCategory'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteStaffCategory'>> {
  return client.call(writePath`api/staff/categories/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'DELETE' })
}

/** Deletes a draft that was never published; for staff. */
export function deleteStaffContent(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'deleteStaffContent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteStaffContent'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'DELETE', idempotencyKey })
}

/** Deletes a product that nobody has bought; for staff. */
export function deleteStaffProduct(
  client: Client,
  { product, ifMatch }: StaffArgsOf<'deleteStaffProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteStaffProduct'>> {
  return client.call(writePath`api/staff/products/${{ product }}/`, { ...withVersion(options, ifMatch), method: 'DELETE' })
}

/** Discards the changes since the last publication; for staff. */
export function discardContentDraft(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'discardContentDraft'>,
  options: CallOptions = {},
): Promise<AnswerOf<'discardContentDraft'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/draft/`, { ...withVersion(options, ifMatch), method: 'DELETE', idempotencyKey })
}

/** Ends a secret link to a draft; for staff. */
export function endContentPreview(
  client: Client,
  { id, preview }: StaffArgsOf<'endContentPreview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endContentPreview'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/previews/${{ preview }}/`, { ...options, method: 'DELETE' })
}

/** Ends the membership of a member; for owners. */
export function endStaffMembership(
  client: Client,
  { id, ifMatch }: StaffArgsOf<'endStaffMembership'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endStaffMembership'>> {
  return client.call(writePath`api/staff/members/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'DELETE' })
}

/** Ends an offer now; for staff. */
export function endStaffOffer(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'endStaffOffer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endStaffOffer'>> {
  return client.call(writePath`api/staff/offers/${{ id }}/end/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Ends one login of a member; for owners. */
export function endStaffSession(
  client: Client,
  { id, session }: StaffArgsOf<'endStaffSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endStaffSession'>> {
  return client.call(writePath`api/staff/members/${{ id }}/sessions/${{ session }}/`, { ...options, method: 'DELETE' })
}

/** Ends all logins of a member; for owners. */
export function endStaffSessions(
  client: Client,
  { id }: StaffArgsOf<'endStaffSessions'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endStaffSessions'>> {
  return client.call(writePath`api/staff/members/${{ id }}/sessions/`, { ...options, method: 'DELETE' })
}

/** Ends a voucher now; for staff. */
export function endStaffVoucher(
  client: Client,
  { code, ifMatch, idempotencyKey }: StaffArgsOf<'endStaffVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endStaffVoucher'>> {
  return client.call(writePath`api/staff/vouchers/${{ code }}/end/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Ends all vouchers that were made together; for staff. */
export function endVoucherBatch(
  client: Client,
  { batch, idempotencyKey }: StaffArgsOf<'endVoucherBatch'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endVoucherBatch'>> {
  return client.call(writePath`api/staff/voucher-batches/${{ batch }}/end/`, { ...options, method: 'POST', idempotencyKey })
}

/** The personal data of a customer as a file; for staff. */
export function exportCustomer(
  client: Client,
  { id }: StaffArgsOf<'exportCustomer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'exportCustomer'>> {
  return client.call(writePath`api/staff/customers/${{ id }}/export/`, { ...options, method: 'POST' })
}

/** Sales as CSV; for staff. */
export function exportSalesReport(
  client: Client,
  query: StaffArgsOf<'exportSalesReport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'exportSalesReport'>> {
  return client.call('api/staff/reports/sales.csv', { ...options, query })
}

/** The stock and its value as CSV; for staff. */
export function exportStockValue(
  client: Client,
  _args: StaffArgsOf<'exportStockValue'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'exportStockValue'>> {
  return client.call('api/staff/reports/stock.csv', options)
}

/** Tickets by event date as CSV; for staff. */
export function exportTicketReport(
  client: Client,
  query: StaffArgsOf<'exportTicketReport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'exportTicketReport'>> {
  return client.call('api/staff/reports/tickets.csv', { ...options, query })
}

/** The VAT of a month as CSV; for staff. */
export function exportVatReport(
  client: Client,
  query: StaffArgsOf<'exportVatReport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'exportVatReport'>> {
  return client.call('api/staff/reports/vat.csv', { ...options, query })
}

/** Moves an order to the next step of its fulfilment; for staff. */
export function fulfilOrder(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'fulfilOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'fulfilOrder'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/fulfilment/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** One message to the shop with its answers; for staff. */
export function getContactMessage(
  client: Client,
  { id }: StaffArgsOf<'getContactMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getContactMessage'>> {
  return client.call(writePath`api/staff/messages/${{ id }}/`, options)
}

/** What was published at one time; for staff. */
export function getContentRevision(
  client: Client,
  { id, number }: StaffArgsOf<'getContentRevision'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getContentRevision'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/revisions/${{ number }}/`, options)
}

/** One customer with orders, library, tickets, reviews and messages; for staff. */
export function getCustomer(
  client: Client,
  { id }: StaffArgsOf<'getCustomer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCustomer'>> {
  return client.call(writePath`api/staff/customers/${{ id }}/`, options)
}

/** Returns an email with its text; for staff. */
export function getEmail(
  client: Client,
  { id }: StaffArgsOf<'getEmail'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getEmail'>> {
  return client.call(writePath`api/staff/emails/${{ id }}/`, options)
}

/** One import with its progress; for staff. */
export function getImport(
  client: Client,
  { id }: StaffArgsOf<'getImport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getImport'>> {
  return client.call(writePath`api/staff/imports/${{ id }}/`, options)
}

/** Returns a job; for staff. */
export function getJob(
  client: Client,
  { id }: StaffArgsOf<'getJob'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getJob'>> {
  return client.call(writePath`api/staff/jobs/${{ id }}/`, options)
}

/** The own columns and saved filters of a list; for staff. */
export function getListSettings(
  client: Client,
  { list }: StaffArgsOf<'getListSettings'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getListSettings'>> {
  return client.call(writePath`api/staff/lists/${{ list }}/`, options)
}

/** One issue with the figures of its emails; for staff. */
export function getNewsletterIssue(
  client: Client,
  { id }: StaffArgsOf<'getNewsletterIssue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getNewsletterIssue'>> {
  return client.call(writePath`api/staff/newsletter-issues/${{ id }}/`, options)
}

/** The files of a product and its sample; for staff. */
export function getProductFiles(
  client: Client,
  { id }: StaffArgsOf<'getProductFiles'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getProductFiles'>> {
  return client.call(writePath`api/staff/products/${{ id }}/files/`, options)
}

/** What a refund would give back; for staff. */
export function getRefundQuote(
  client: Client,
  { id, ...body }: StaffArgsOf<'getRefundQuote'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getRefundQuote'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/refund/quote/`, { ...options, method: 'POST', body })
}

/** Sales by day, product class, item, event or channel; for staff. */
export function getSalesReport(
  client: Client,
  query: StaffArgsOf<'getSalesReport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSalesReport'>> {
  return client.call('api/staff/reports/sales/', { ...options, query })
}

/** One category with both languages; for staff. */
export function getStaffCategory(
  client: Client,
  { id }: StaffArgsOf<'getStaffCategory'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffCategory'>> {
  return client.call(writePath`api/staff/categories/${{ id }}/`, options)
}

/** One content with its document; for staff. */
export function getStaffContent(
  client: Client,
  { id }: StaffArgsOf<'getStaffContent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffContent'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/`, options)
}

/** One contributor with both languages; for staff. */
export function getStaffContributor(
  client: Client,
  { id }: StaffArgsOf<'getStaffContributor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffContributor'>> {
  return client.call(writePath`api/staff/contributors/${{ id }}/`, options)
}

/** The seats of an event date, and which are free, held, sold or blocked; for staff. */
export function getStaffDateSeats(
  client: Client,
  { id }: StaffArgsOf<'getStaffDateSeats'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffDateSeats'>> {
  return client.call(writePath`api/staff/event-dates/${{ id }}/seats/`, options)
}

/** One date of an event with its ticket types; for staff. */
export function getStaffEventDate(
  client: Client,
  { id }: StaffArgsOf<'getStaffEventDate'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffEventDate'>> {
  return client.call(writePath`api/staff/event-dates/${{ id }}/`, options)
}

/** One gift card without its code; for staff. */
export function getStaffGiftCard(
  client: Client,
  { id }: StaffArgsOf<'getStaffGiftCard'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffGiftCard'>> {
  return client.call(writePath`api/staff/gift-cards/${{ id }}/`, options)
}

/** What an invitation to the staff offers, by the token of its link. */
export function getStaffInvitation(
  client: Client,
  { token }: StaffArgsOf<'getStaffInvitation'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffInvitation'>> {
  return client.call(writePath`api/staff-invitations/${{ token }}/`, options)
}

/** The state of a live stream; for staff. */
export function getStaffLive(
  client: Client,
  { id }: StaffArgsOf<'getStaffLive'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffLive'>> {
  return client.call(writePath`api/staff/live/${{ id }}/`, options)
}

/** The own roles, permissions and second factors; for staff. */
export function getStaffMe(
  client: Client,
  _args: StaffArgsOf<'getStaffMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffMe'>> {
  return client.call('api/staff/me/', options)
}

/** One member of staff; for owners. */
export function getStaffMember(
  client: Client,
  { id }: StaffArgsOf<'getStaffMember'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffMember'>> {
  return client.call(writePath`api/staff/members/${{ id }}/`, options)
}

/** One offer with both languages; for staff. */
export function getStaffOffer(
  client: Client,
  { id }: StaffArgsOf<'getStaffOffer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffOffer'>> {
  return client.call(writePath`api/staff/offers/${{ id }}/`, options)
}

/** One order with its payments and refunds; for staff. */
export function getStaffOrder(
  client: Client,
  { id }: StaffArgsOf<'getStaffOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffOrder'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/`, options)
}

/** One picture with its words in both languages; for staff. */
export function getStaffPicture(
  client: Client,
  { name }: StaffArgsOf<'getStaffPicture'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffPicture'>> {
  return client.call(writePath`api/staff/pictures/${{ name }}/`, options)
}

/** One product with both languages; for staff. */
export function getStaffProduct(
  client: Client,
  { product }: StaffArgsOf<'getStaffProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffProduct'>> {
  return client.call(writePath`api/staff/products/${{ product }}/`, options)
}

/** One publisher with both languages; for staff. */
export function getStaffPublisher(
  client: Client,
  { id }: StaffArgsOf<'getStaffPublisher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffPublisher'>> {
  return client.call(writePath`api/staff/publishers/${{ id }}/`, options)
}

/** The numbered seats of a venue; for staff. */
export function getStaffSeatingPlan(
  client: Client,
  { id, ...query }: StaffArgsOf<'getStaffSeatingPlan'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffSeatingPlan'>> {
  return client.call(writePath`api/staff/venues/${{ id }}/seating-plan/`, { ...options, query })
}

/** One series with its works in order; for staff. */
export function getStaffSeries(
  client: Client,
  { id }: StaffArgsOf<'getStaffSeries'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffSeries'>> {
  return client.call(writePath`api/staff/series/${{ id }}/`, options)
}

/** The stock of a product; for staff. */
export function getStaffStock(
  client: Client,
  { id }: StaffArgsOf<'getStaffStock'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffStock'>> {
  return client.call(writePath`api/staff/stock/${{ id }}/`, options)
}

/** One venue in both languages; for staff. */
export function getStaffVenue(
  client: Client,
  { id }: StaffArgsOf<'getStaffVenue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffVenue'>> {
  return client.call(writePath`api/staff/venues/${{ id }}/`, options)
}

/** One voucher with its uses; for staff. */
export function getStaffVoucher(
  client: Client,
  { code }: StaffArgsOf<'getStaffVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStaffVoucher'>> {
  return client.call(writePath`api/staff/vouchers/${{ code }}/`, options)
}

/** What the stock is worth, by product class; for staff. */
export function getStockValue(
  client: Client,
  query: StaffArgsOf<'getStockValue'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getStockValue'>> {
  return client.call('api/staff/stock/value/', { ...options, query })
}

/** The picture of a live stream, before and while viewers see it; for staff. */
export function getStreamPreview(
  client: Client,
  { id }: StaffArgsOf<'getStreamPreview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getStreamPreview'>> {
  return client.call(writePath`api/staff/live/${{ id }}/preview/`, options)
}

/** Returns health, backups and versions; for staff. */
export function getSystemHealth(
  client: Client,
  _args: StaffArgsOf<'getSystemHealth'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getSystemHealth'>> {
  return client.call('api/staff/system/', options)
}

/** Tickets sold, held, left and checked in by event date; for staff. */
export function getTicketReport(
  client: Client,
  query: StaffArgsOf<'getTicketReport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketReport'>> {
  return client.call('api/staff/reports/tickets/', { ...options, query })
}

/** An upload and the parts that have arrived; for staff. */
export function getUpload(
  client: Client,
  { id }: StaffArgsOf<'getUpload'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getUpload'>> {
  return client.call(writePath`api/staff/uploads/${{ id }}/`, options)
}

/** The VAT of a month by rate; for staff. */
export function getVatReport(
  client: Client,
  query: StaffArgsOf<'getVatReport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getVatReport'>> {
  return client.call('api/staff/reports/vat/', { ...options, query })
}

/** Returns a webhook; for staff. */
export function getWebhook(
  client: Client,
  { id }: StaffArgsOf<'getWebhook'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getWebhook'>> {
  return client.call(writePath`api/staff/webhooks/${{ id }}/`, options)
}

/** Invites an address to the staff by email; for owners. */
export function inviteStaff(
  client: Client,
  { idempotencyKey, ...body }: StaffArgsOf<'inviteStaff'>,
  options: CallOptions = {},
): Promise<AnswerOf<'inviteStaff'>> {
  return client.call('api/staff/invitations/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Issues a gift card free of charge; for staff. */
export function issueStaffGiftCard(
  client: Client,
  { idempotencyKey = newId(), ...body }: StaffArgsOf<'issueStaffGiftCard'>,
  options: CallOptions = {},
): Promise<AnswerOf<'issueStaffGiftCard'>> {
  return client.call('api/staff/gift-cards/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Lists what couriers have handed over; for staff. */
export function listCashSettlements(
  client: Client,
  query: StaffArgsOf<'listCashSettlements'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCashSettlements'>> {
  return client.call('api/staff/cash-settlements/', { ...options, query })
}

/** Lists the messages to the shop; for staff. */
export function listContactMessages(
  client: Client,
  query: StaffArgsOf<'listContactMessages'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listContactMessages'>> {
  return client.call('api/staff/messages/', { ...options, query })
}

/** Lists the secret links to a draft; for staff. */
export function listContentPreviews(
  client: Client,
  { id, ...query }: StaffArgsOf<'listContentPreviews'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listContentPreviews'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/previews/`, { ...options, query })
}

/** Lists the publications of a content; for staff. */
export function listContentRevisions(
  client: Client,
  { id, ...query }: StaffArgsOf<'listContentRevisions'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listContentRevisions'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/revisions/`, { ...options, query })
}

/** Lists the accounts and the guests who ordered; for staff. */
export function listCustomers(
  client: Client,
  query: StaffArgsOf<'listCustomers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCustomers'>> {
  return client.call('api/staff/customers/', { ...options, query })
}

/** Lists emails that wait, have failed or were sent; for staff. */
export function listEmails(
  client: Client,
  query: StaffArgsOf<'listEmails'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listEmails'>> {
  return client.call('api/staff/emails/', { ...options, query })
}

/** Lists the events with their next dates; for staff. */
export function listEventContents(
  client: Client,
  query: StaffArgsOf<'listEventContents'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listEventContents'>> {
  return client.call('api/staff/contents/events/', { ...options, query })
}

/** Lists what has changed the balance of a gift card; for staff. */
export function listGiftCardMovements(
  client: Client,
  { id, ...query }: StaffArgsOf<'listGiftCardMovements'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listGiftCardMovements'>> {
  return client.call(writePath`api/staff/gift-cards/${{ id }}/movements/`, { ...options, query })
}

/** Lists what the rows of an import do, or what is wrong with them; for staff. */
export function listImportRows(
  client: Client,
  { id, ...query }: StaffArgsOf<'listImportRows'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listImportRows'>> {
  return client.call(writePath`api/staff/imports/${{ id }}/rows/`, { ...options, query })
}

/** Lists the imports; for staff. */
export function listImports(
  client: Client,
  query: StaffArgsOf<'listImports'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listImports'>> {
  return client.call('api/staff/imports/', { ...options, query })
}

/** Lists jobs that wait, run or have failed; for staff. */
export function listJobs(
  client: Client,
  query: StaffArgsOf<'listJobs'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listJobs'>> {
  return client.call('api/staff/jobs/', { ...options, query })
}

/** Lists the access hashes of a live stream; for staff. */
export function listLiveHashes(
  client: Client,
  { id }: StaffArgsOf<'listLiveHashes'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listLiveHashes'>> {
  return client.call(writePath`api/staff/live/${{ id }}/hashes/`, options)
}

/** Lists the issues of the newsletter; for staff. */
export function listNewsletterIssues(
  client: Client,
  query: StaffArgsOf<'listNewsletterIssues'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listNewsletterIssues'>> {
  return client.call('api/staff/newsletter-issues/', { ...options, query })
}

/** The pictures of a product, in their order; for staff. */
export function listProductPictures(
  client: Client,
  { id }: StaffArgsOf<'listProductPictures'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listProductPictures'>> {
  return client.call(writePath`api/staff/products/${{ id }}/pictures/`, options)
}

/** The prices that a product has had, the newest first; for staff. */
export function listProductPrices(
  client: Client,
  { product, ...query }: StaffArgsOf<'listProductPrices'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listProductPrices'>> {
  return client.call(writePath`api/staff/products/${{ product }}/prices/`, { ...options, query })
}

/** Lists the categories with their place in the tree; for staff. */
export function listStaffCategories(
  client: Client,
  query: StaffArgsOf<'listStaffCategories'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffCategories'>> {
  return client.call('api/staff/categories/', { ...options, query })
}

/** Lists the cities that a venue can be in; for staff. */
export function listStaffCities(
  client: Client,
  _args: StaffArgsOf<'listStaffCities'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffCities'>> {
  return client.call('api/staff/cities/', options)
}

/** Lists contents of all kinds with their drafts; for staff. */
export function listStaffContents(
  client: Client,
  query: StaffArgsOf<'listStaffContents'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffContents'>> {
  return client.call('api/staff/contents/', { ...options, query })
}

/** Lists authors, translators and other contributors by name; for staff. */
export function listStaffContributors(
  client: Client,
  query: StaffArgsOf<'listStaffContributors'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffContributors'>> {
  return client.call('api/staff/contributors/', { ...options, query })
}

/** Lists the dates of an event with their ticket types; for staff. */
export function listStaffEventDates(
  client: Client,
  { id, ...query }: StaffArgsOf<'listStaffEventDates'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffEventDates'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/dates/`, { ...options, query })
}

/** Lists what staff have changed, the newest first; for owners and finance. */
export function listStaffEvents(
  client: Client,
  query: StaffArgsOf<'listStaffEvents'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffEvents'>> {
  return client.call('api/staff/events/', { ...options, query })
}

/** Lists gift cards, the newest first; for staff. */
export function listStaffGiftCards(
  client: Client,
  query: StaffArgsOf<'listStaffGiftCards'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffGiftCards'>> {
  return client.call('api/staff/gift-cards/', { ...options, query })
}

/** Lists the pending invitations; for owners. */
export function listStaffInvitations(
  client: Client,
  query: StaffArgsOf<'listStaffInvitations'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffInvitations'>> {
  return client.call('api/staff/invitations/', { ...options, query })
}

/** Lists the members of staff; for owners. */
export function listStaffMembers(
  client: Client,
  query: StaffArgsOf<'listStaffMembers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffMembers'>> {
  return client.call('api/staff/members/', { ...options, query })
}

/** Lists offers by their position; for staff. */
export function listStaffOffers(
  client: Client,
  query: StaffArgsOf<'listStaffOffers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffOffers'>> {
  return client.call('api/staff/offers/', { ...options, query })
}

/** Lists the orders; for staff. */
export function listStaffOrders(
  client: Client,
  query: StaffArgsOf<'listStaffOrders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffOrders'>> {
  return client.call('api/staff/orders/', { ...options, query })
}

/** Lists the payments, by default those that need attention; for staff. */
export function listStaffPayments(
  client: Client,
  query: StaffArgsOf<'listStaffPayments'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffPayments'>> {
  return client.call('api/staff/payments/', { ...options, query })
}

/** Lists pictures, uploaded ones first; for staff. */
export function listStaffPictures(
  client: Client,
  query: StaffArgsOf<'listStaffPictures'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffPictures'>> {
  return client.call('api/staff/pictures/', { ...options, query })
}

/** Lists products, listed or not; for staff. */
export function listStaffProducts(
  client: Client,
  query: StaffArgsOf<'listStaffProducts'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffProducts'>> {
  return client.call('api/staff/products/', { ...options, query })
}

/** Lists the publishers by name; for staff. */
export function listStaffPublishers(
  client: Client,
  query: StaffArgsOf<'listStaffPublishers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffPublishers'>> {
  return client.call('api/staff/publishers/', { ...options, query })
}

/** Lists the refunds; for staff. */
export function listStaffRefunds(
  client: Client,
  query: StaffArgsOf<'listStaffRefunds'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffRefunds'>> {
  return client.call('api/staff/refunds/', { ...options, query })
}

/** Lists reviews to moderate; for staff. */
export function listStaffReviews(
  client: Client,
  query: StaffArgsOf<'listStaffReviews'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffReviews'>> {
  return client.call('api/staff/reviews/', { ...options, query })
}

/** Lists the roles and what each of them allows; for owners. */
export function listStaffRoles(
  client: Client,
  _args: StaffArgsOf<'listStaffRoles'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffRoles'>> {
  return client.call('api/staff/roles/', options)
}

/** Lists the series by name; for staff. */
export function listStaffSeries(
  client: Client,
  query: StaffArgsOf<'listStaffSeries'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffSeries'>> {
  return client.call('api/staff/series/', { ...options, query })
}

/** Lists the logins of a member; for owners. */
export function listStaffSessions(
  client: Client,
  { id, ...query }: StaffArgsOf<'listStaffSessions'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffSessions'>> {
  return client.call(writePath`api/staff/members/${{ id }}/sessions/`, { ...options, query })
}

/** Lists products with their stock; for staff. */
export function listStaffStock(
  client: Client,
  query: StaffArgsOf<'listStaffStock'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffStock'>> {
  return client.call('api/staff/stock/', { ...options, query })
}

/** Lists the venues; for staff. */
export function listStaffVenues(
  client: Client,
  query: StaffArgsOf<'listStaffVenues'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffVenues'>> {
  return client.call('api/staff/venues/', { ...options, query })
}

/** Lists vouchers, the newest first; for staff. */
export function listStaffVouchers(
  client: Client,
  query: StaffArgsOf<'listStaffVouchers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStaffVouchers'>> {
  return client.call('api/staff/vouchers/', { ...options, query })
}

/** Lists the movements of stock; for staff. */
export function listStockMovements(
  client: Client,
  query: StaffArgsOf<'listStockMovements'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listStockMovements'>> {
  return client.call('api/staff/stock/movements/', { ...options, query })
}

/** Lists the subscribers of the newsletter; for staff. */
export function listSubscribers(
  client: Client,
  query: StaffArgsOf<'listSubscribers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSubscribers'>> {
  return client.call('api/staff/newsletter-subscribers/', { ...options, query })
}

/** Lists delivered orders whose cash the courier still has; for staff. */
export function listUnsettledCash(
  client: Client,
  query: StaffArgsOf<'listUnsettledCash'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listUnsettledCash'>> {
  return client.call('api/staff/cash-on-delivery/', { ...options, query })
}

/** Lists the orders that have used a voucher; for staff. */
export function listVoucherUses(
  client: Client,
  { code, ...query }: StaffArgsOf<'listVoucherUses'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listVoucherUses'>> {
  return client.call(writePath`api/staff/vouchers/${{ code }}/uses/`, { ...options, query })
}

/** Lists webhooks of payment gateways; for staff. */
export function listWebhooks(
  client: Client,
  query: StaffArgsOf<'listWebhooks'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listWebhooks'>> {
  return client.call('api/staff/webhooks/', { ...options, query })
}

/** Merges two accounts of the same person; for staff. */
export function mergeCustomers(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'mergeCustomers'>,
  options: CallOptions = {},
): Promise<AnswerOf<'mergeCustomers'>> {
  return client.call(writePath`api/staff/customers/${{ id }}/merge/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Hides a review with a reason, or publishes it; for staff. */
export function moderateReview(
  client: Client,
  { id, ...body }: StaffArgsOf<'moderateReview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'moderateReview'>> {
  return client.call(writePath`api/staff/reviews/${{ id }}/`, { ...options, method: 'POST', body })
}

/** Moves an edition to another work; for staff. */
export function moveProductEdition(
  client: Client,
  { product, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'moveProductEdition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'moveProductEdition'>> {
  return client.call(writePath`api/staff/products/${{ product }}/work/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Packs a parcel of an order; for staff. */
export function packShipment(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'packShipment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'packShipment'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/shipments/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Passes the second factor with a code, a passkey or a recovery code; for staff. */
export function passSecondFactor(
  client: Client,
  body: StaffArgsOf<'passSecondFactor'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'passSecondFactor'>> {
  return client.call('api/staff/second-factor/', { ...options, method: 'POST', body })
}

/** The emails of an issue in both languages; for staff. */
export function previewNewsletterIssue(
  client: Client,
  { id }: StaffArgsOf<'previewNewsletterIssue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'previewNewsletterIssue'>> {
  return client.call(writePath`api/staff/newsletter-issues/${{ id }}/preview/`, options)
}

/** Asks the gateway again about the payment of a webhook; for staff. */
export function processWebhookAgain(
  client: Client,
  { id, idempotencyKey = newId() }: StaffArgsOf<'processWebhookAgain'>,
  options: CallOptions = {},
): Promise<AnswerOf<'processWebhookAgain'>> {
  return client.call(writePath`api/staff/webhooks/${{ id }}/process/`, { ...options, method: 'POST', body: {}, idempotencyKey })
}

/** Publishes the draft of a content; for staff. */
export function publishContent(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'publishContent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'publishContent'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/publish/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Asks the gateway for the current status of a payment; for staff. */
export function refreshStaffPayment(
  client: Client,
  { hash }: StaffArgsOf<'refreshStaffPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'refreshStaffPayment'>> {
  return client.call(writePath`api/staff/payments/${{ hash }}/look/`, { ...options, method: 'POST', body: {} })
}

/** Refunds an order or a part of it; for staff. */
export function refundOrder(
  client: Client,
  { id, idempotencyKey = newId(), ...body }: StaffArgsOf<'refundOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'refundOrder'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/refund/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Marks a payment under review for a refund by hand; for staff. */
export function refundStaffPayment(
  client: Client,
  { hash, idempotencyKey }: StaffArgsOf<'refundStaffPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'refundStaffPayment'>> {
  return client.call(writePath`api/staff/payments/${{ hash }}/give-back/`, { ...options, method: 'POST', body: {}, idempotencyKey })
}

/** Removes a note about a customer; for staff. */
export function removeCustomerNote(
  client: Client,
  { id, note, idempotencyKey }: StaffArgsOf<'removeCustomerNote'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeCustomerNote'>> {
  return client.call(writePath`api/staff/customers/${{ id }}/notes/${{ note }}/`, { ...options, method: 'DELETE', idempotencyKey })
}

/** Removes a saved filter; for staff. */
export function removeListFilter(
  client: Client,
  { list, id }: StaffArgsOf<'removeListFilter'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeListFilter'>> {
  return client.call(writePath`api/staff/lists/${{ list }}/filters/${{ id }}/`, { ...options, method: 'DELETE' })
}

/** Removes a note of an order; for staff. */
export function removeOrderNote(
  client: Client,
  { id, note, idempotencyKey }: StaffArgsOf<'removeOrderNote'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeOrderNote'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/notes/${{ note }}/`, { ...options, method: 'DELETE', idempotencyKey })
}

/** Removes a passkey; for staff. */
export function removePasskey(
  client: Client,
  { id }: StaffArgsOf<'removePasskey'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removePasskey'>> {
  return client.call(writePath`api/staff/second-factor/passkeys/${{ id }}/`, { ...options, method: 'DELETE' })
}

/** Removes a subscriber of the newsletter; for staff. */
export function removeSubscriber(
  client: Client,
  { id, idempotencyKey }: StaffArgsOf<'removeSubscriber'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeSubscriber'>> {
  return client.call(writePath`api/staff/newsletter-subscribers/${{ id }}/`, { ...options, method: 'DELETE', idempotencyKey })
}

/** Removes the authenticator app; for staff. */
export function removeTotp(
  client: Client,
  _args: StaffArgsOf<'removeTotp'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'removeTotp'>> {
  return client.call('api/staff/second-factor/totp/', { ...options, method: 'DELETE' })
}

/** Renames a saved filter; for staff. */
export function renameListFilter(
  client: Client,
  { list, id, ...body }: StaffArgsOf<'renameListFilter'>,
  options: CallOptions = {},
): Promise<AnswerOf<'renameListFilter'>> {
  return client.call(writePath`api/staff/lists/${{ list }}/filters/${{ id }}/`, { ...options, method: 'PATCH', body })
}

/** Creates new recovery codes; for staff. */
export function renewRecoveryCodes(
  client: Client,
  _args: StaffArgsOf<'renewRecoveryCodes'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'renewRecoveryCodes'>> {
  return client.call('api/staff/second-factor/recovery-codes/', { ...options, method: 'POST' })
}

/** Sends a mail of an order again; for staff. */
export function resendOrderMail(
  client: Client,
  { id, idempotencyKey, ...body }: StaffArgsOf<'resendOrderMail'>,
  options: CallOptions = {},
): Promise<AnswerOf<'resendOrderMail'>> {
  return client.call(writePath`api/staff/orders/${{ id }}/mails/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Removes the second factors of a member who has lost them; for owners. */
export function resetSecondFactor(
  client: Client,
  { id }: StaffArgsOf<'resetSecondFactor'>,
  options: CallOptions = {},
): Promise<AnswerOf<'resetSecondFactor'>> {
  return client.call(writePath`api/staff/members/${{ id }}/second-factor/`, { ...options, method: 'DELETE' })
}

/** Makes an earlier revision the draft; for staff. */
export function restoreContentRevision(
  client: Client,
  { id, number, ifMatch, idempotencyKey }: StaffArgsOf<'restoreContentRevision'>,
  options: CallOptions = {},
): Promise<AnswerOf<'restoreContentRevision'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/revisions/${{ number }}/restore/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Runs a failed job again; for staff. */
export function retryJob(
  client: Client,
  { id, idempotencyKey = newId() }: StaffArgsOf<'retryJob'>,
  options: CallOptions = {},
): Promise<AnswerOf<'retryJob'>> {
  return client.call(writePath`api/staff/jobs/${{ id }}/retry/`, { ...options, method: 'POST', body: {}, idempotencyKey })
}

/** Revokes an access hash of a live stream; for staff. */
export function revokeLiveHash(
  client: Client,
  { id, hash }: StaffArgsOf<'revokeLiveHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'revokeLiveHash'>> {
  return client.call(writePath`api/staff/live/${{ id }}/hashes/${{ hash }}/`, { ...options, method: 'DELETE' })
}

/** Writes the rows of an import; for staff. */
export function runImport(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'runImport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'runImport'>> {
  return client.call(writePath`api/staff/imports/${{ id }}/run/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Saves the draft of a content; for staff. */
export function saveContentDraft(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'saveContentDraft'>,
  options: CallOptions = {},
): Promise<AnswerOf<'saveContentDraft'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/draft/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Saves a filter of a list; for staff. */
export function saveListFilter(
  client: Client,
  { list, idempotencyKey, ...body }: StaffArgsOf<'saveListFilter'>,
  options: CallOptions = {},
): Promise<AnswerOf<'saveListFilter'>> {
  return client.call(writePath`api/staff/lists/${{ list }}/filters/`, { ...options, method: 'POST', body, idempotencyKey })
}

/** Publishes a content at a later time; for staff. */
export function scheduleContent(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'scheduleContent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'scheduleContent'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/schedule/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Sends an email again; for staff. */
export function sendEmailAgain(
  client: Client,
  { id, idempotencyKey = newId() }: StaffArgsOf<'sendEmailAgain'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendEmailAgain'>> {
  return client.call(writePath`api/staff/emails/${{ id }}/send/`, { ...options, method: 'POST', body: {}, idempotencyKey })
}

/** Emails a gift card again with a new code; for staff. */
export function sendGiftCardAgain(
  client: Client,
  { id, ifMatch, idempotencyKey = newId(), ...body }: StaffArgsOf<'sendGiftCardAgain'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendGiftCardAgain'>> {
  return client.call(writePath`api/staff/gift-cards/${{ id }}/send/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Sends an issue to all subscribers, or goes on with a stopped one; for staff. */
export function sendNewsletterIssue(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'sendNewsletterIssue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendNewsletterIssue'>> {
  return client.call(writePath`api/staff/newsletter-issues/${{ id }}/send/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Chooses the own columns of a list; for staff. */
export function setListColumns(
  client: Client,
  { list, ...body }: StaffArgsOf<'setListColumns'>,
  options: CallOptions = {},
): Promise<AnswerOf<'setListColumns'>> {
  return client.call(writePath`api/staff/lists/${{ list }}/columns/`, { ...options, method: 'PUT', body })
}

/** Sets the state of a live stream; for staff. */
export function setLiveState(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'setLiveState'>,
  options: CallOptions = {},
): Promise<AnswerOf<'setLiveState'>> {
  return client.call(writePath`api/staff/live/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Sets the audio files or the film that buyers of a product get; for staff. */
export function setProductFiles(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'setProductFiles'>,
  options: CallOptions = {},
): Promise<AnswerOf<'setProductFiles'>> {
  return client.call(writePath`api/staff/products/${{ id }}/files/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Sets the pictures of a product and their order; for staff. */
export function setProductPictures(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'setProductPictures'>,
  options: CallOptions = {},
): Promise<AnswerOf<'setProductPictures'>> {
  return client.call(writePath`api/staff/products/${{ id }}/pictures/`, { ...withVersion(options, ifMatch), method: 'PUT', body, idempotencyKey })
}

/** Records cash that a courier has handed over; for staff. */
export function settleCash(
  client: Client,
  { idempotencyKey = newId(), ...body }: StaffArgsOf<'settleCash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'settleCash'>> {
  return client.call('api/staff/cash-settlements/', { ...options, method: 'POST', body, idempotencyKey })
}

/** Stops an issue that is being sent; for staff. */
export function stopNewsletterIssue(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'stopNewsletterIssue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'stopNewsletterIssue'>> {
  return client.call(writePath`api/staff/newsletter-issues/${{ id }}/stop/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Sends an issue to the own address only; for staff. */
export function testNewsletterIssue(
  client: Client,
  { id, idempotencyKey }: StaffArgsOf<'testNewsletterIssue'>,
  options: CallOptions = {},
): Promise<AnswerOf<'testNewsletterIssue'>> {
  return client.call(writePath`api/staff/newsletter-issues/${{ id }}/test/`, { ...options, method: 'POST', idempotencyKey })
}

/** Unblocks a gift card; for staff. */
export function unblockGiftCard(
  client: Client,
  { id, ifMatch, idempotencyKey, ...body }: StaffArgsOf<'unblockGiftCard'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unblockGiftCard'>> {
  return client.call(writePath`api/staff/gift-cards/${{ id }}/unblock/`, { ...withVersion(options, ifMatch), method: 'POST', body, idempotencyKey })
}

/** Restores what was before an import; for staff. */
export function undoImport(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'undoImport'>,
  options: CallOptions = {},
): Promise<AnswerOf<'undoImport'>> {
  return client.call(writePath`api/staff/imports/${{ id }}/undo/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Unpacks a parcel that has not left; for staff. */
export function unpackShipment(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'unpackShipment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unpackShipment'>> {
  return client.call(writePath`api/staff/shipments/${{ id }}/`, { ...withVersion(options, ifMatch), method: 'DELETE', idempotencyKey })
}

/** Takes a content off the sites; for staff. */
export function unpublishContent(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'unpublishContent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unpublishContent'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/unpublish/`, { ...withVersion(options, ifMatch), method: 'POST', idempotencyKey })
}

/** Ends the schedule of a content; for staff. */
export function unscheduleContent(
  client: Client,
  { id, ifMatch, idempotencyKey }: StaffArgsOf<'unscheduleContent'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unscheduleContent'>> {
  return client.call(writePath`api/staff/contents/${{ id }}/schedule/`, { ...withVersion(options, ifMatch), method: 'DELETE', idempotencyKey })
}

/** Withdraws an invitation; for owners. */
export function withdrawStaffInvitation(
  client: Client,
  { id }: StaffArgsOf<'withdrawStaffInvitation'>,
  options: CallOptions = {},
): Promise<AnswerOf<'withdrawStaffInvitation'>> {
  return client.call(writePath`api/staff/invitations/${{ id }}/`, { ...options, method: 'DELETE' })
}
