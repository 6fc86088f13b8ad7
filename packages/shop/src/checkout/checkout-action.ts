import {
  ApiError,
  addGiftCard,
  addVoucher,
  type Client,
  changeBasket,
  changeBasketLine,
  type Order,
  removeBasketLine,
  removeGiftCard,
  removeVoucher,
} from '@dabali/api-client'
import { checkoutPath, isLoggedIn, type Language, readGiftCardCode } from '@dabali/domain'
import { addressMessages } from '../account/account-messages.ts'
import { createTranslator } from '../i18n/translator.ts'
import { orderThanksPath } from '../paths.ts'
import { redirectToGateway } from '../payments/payment-routes.ts'
import {
  CHECKOUT_COOKIE,
  draftCookieNames,
  draftCookies,
  type PostedForm,
  readDraftCookies,
} from '../server-request/form-action.ts'
import { chosenAddress, chosenMethod, initialDraft } from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import {
  type CheckoutAnchor,
  type CheckoutStart,
  type FieldErrors,
  isBuyNow,
  modeQuery,
  type PostedCheckout,
  type SubmitResult,
} from './checkout-start.ts'
import { DRAFT_FIELDS, findFieldErrors } from './field-errors.ts'
import { checkoutMessages, loadCheckout } from './load-checkout.ts'
import { awaitsPayment, requestOrder, sendAttempt } from './submit-order.ts'

/** The cookies of a checkout form that was sent without scripts. */
export const CHECKOUT_COOKIES = draftCookieNames(CHECKOUT_COOKIE)

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** What the form sent, and what came of it, from the values of its cookies. */
export function readPostedCheckout(pieces: readonly (string | undefined)[]): PostedCheckout {
  const { draft, result, key, owner } = readDraftCookies(pieces)
  return {
    draft: textsIn(draft),
    ...(typeof key === 'string' && { key }),
    ...(typeof owner === 'string' && owner && { owner }),
    ...(Object(result) === result && {
      result: { ...(result as SubmitResult), errors: textsIn(Object(result).errors) },
    }),
  }
}

/** The response status of the page that shows the result of a form. */
export function postedStatus({ result }: PostedCheckout): string | undefined {
  if (!result) return undefined
  if (Object.keys(result.errors).length > 0) return '400'
  return result.outcome && STATUSES[result.outcome.kind]
}

const STATUSES = { changed: '406', refused: '406', gone: '409', unanswered: '503' } as const

/** A checkout writes much at once. */
const PLACE_TIMEOUT_MILLISECONDS = 20_000

/** An order, or how the form comes back. */
type Step = { order: Order } | { result: SubmitResult; key?: string }

/**
 * The checkout form without scripts. It comes back with errors, or with the price for what was filled in; the order is placed
 * when that is the price that was shown.
 */
export async function checkoutAction(posted: PostedForm): Promise<string | Response> {
  const { client, language, setCookie } = posted
  const request = readRequest(posted)
  const step = await takeStep(posted, request).catch(refusedStep)
  if ('order' in step) {
    for (const cookie of draftCookies(CHECKOUT_COOKIE, undefined)) setCookie(cookie)
    const { payment, hash } = step.order
    return payment && awaitsPayment(step.order)
      ? redirectToGateway(client, { hash: payment.hash, language })
      : orderThanksPath(hash)
  }
  const { mode, offer, owner } = request
  const draft = { ...request.draft }
  // An applied code is in the basket.
  if (!step.result.errors['vouchercode']) delete draft['vouchercode']
  for (const cookie of draftCookies(CHECKOUT_COOKIE, { draft, owner, ...step })) setCookie(cookie)
  const query = new URLSearchParams({ ...(mode && { mode }), ...(offer && { offer }), sent: '1' })
  return `${checkoutPath()}?${query}#${anchorOf(step.result)}`
}

/** The part of the page that shows the result. */
function anchorOf({ errors, outcome }: SubmitResult): CheckoutAnchor {
  if (Object.keys(errors).length > 0) return 'checkout'
  return outcome ? 'result' : 'delivery'
}

type CheckoutRequest = {
  mode: string | undefined
  offer: string | undefined
  /** The account that the form was filled in for. */
  owner: string | undefined
  draft: CheckoutDraft
}

/** A form has no unticked checkboxes and no time that became full. An express button chooses its payment method. */
function readRequest({ text }: PostedForm): CheckoutRequest {
  const fields = DRAFT_FIELDS.map((name): [string, string] => [name, text(name)])
  fields.push(['shipping_slot', text('shipping_slot') || text('shown_slot')])
  if (text('express') !== '') fields.push(['payment_method', text('express')])
  return {
    mode: isBuyNow(text('mode')) ? 'buy-now' : undefined,
    offer: text('offer') || undefined,
    owner: text('owner') || undefined,
    draft: Object.fromEntries(fields.filter(([, value]) => value !== '')),
  }
}

function refusedStep(error: unknown): Step {
  if (!(error instanceof ApiError)) throw error
  return { result: { errors: {}, outcome: { kind: 'refused', message: error.toast, code: error.code } } }
}

const NO_ERRORS: SubmitResult = { errors: {} }

/** Whether the form comes back with a new price: on request, or because the chosen address was removed elsewhere. */
const isOnlyUpdate = ({ text }: PostedForm, draft: CheckoutDraft, { posted }: CheckoutStart): boolean =>
  text('update') !== '' || posted?.draft['saved_address'] !== draft['saved_address']

async function takeStep(posted: PostedForm, { draft, mode, offer, owner }: CheckoutRequest): Promise<Step> {
  const { client, language, text, storeData } = posted
  const visitor = { client, isLoggedIn: isLoggedIn(storeData) }
  const start = await loadCheckout(visitor, { mode, offer, posted: { draft } })
  const { quote } = start
  if (owner && owner !== start.account?.id) return { result: NO_ERRORS }
  if (await updateBasket(client, { start, draft, take: text('take'), shownGift: text('shown_gift') }))
    return { result: NO_ERRORS }
  const vouchers = await changeVouchers(posted, mode)
  if (vouchers) return { result: vouchers }
  if (isOnlyUpdate(posted, draft, start)) return { result: NO_ERRORS }
  // The API compares the gift with that of the basket.
  const chosen = { is_gift: draft['is_gift'] ?? '', payment_method: chosenMethod(draft, quote) ?? '' }
  const filled = { ...initialDraft(start), ...draft, ...chosen }
  const errors = findErrors(filled, start, language)
  if (Object.keys(errors).length > 0) return { result: { errors } }
  const agreedTotal = text('shown_total')
  if (agreedTotal === '' && quote.total !== null) return { result: NO_ERRORS }
  if (agreedTotal !== (quote.total ?? ''))
    return { result: { ...NO_ERRORS, outcome: { kind: 'changed', changes: [] }, agreedTotal } }
  const key = text('key')
  const outcome = await requestOrder(client, {
    start,
    quote,
    draft: filled,
    place: (body) => sendAttempt(client, { key, body }, { timeoutMilliseconds: PLACE_TIMEOUT_MILLISECONDS }),
  })
  if (outcome.kind === 'placed') return { order: outcome.order }
  if (outcome.kind === 'fields') return { result: { errors: outcome.errors } }
  const result = { ...NO_ERRORS, outcome, agreedTotal }
  return outcome.kind === 'unanswered' ? { result, key } : { result }
}

type BasketChange = {
  start: CheckoutStart
  draft: CheckoutDraft
  take: string
  /** Whether the form came as that of a gift: another tab may have changed the basket. */
  shownGift: string
}

/** Stores the gift option and a lower quantity in the basket; whether it has changed. */
async function updateBasket(client: Client, { start, draft, take, shownGift }: BasketChange): Promise<boolean> {
  const { quote } = start
  const [line = '', left = ''] = take.split(' ')
  if (line !== '') {
    const named = { id: quote.id, line }
    if (Number(left) > 0) await changeBasketLine(client, { ...named, quantity: Number(left) })
    else await removeBasketLine(client, named)
    return true
  }
  const isGift = draft['is_gift'] === 'on'
  if (isGift === quote.is_gift || isGift === (shownGift === 'on')) return false
  await changeBasket(client, { id: quote.id, is_gift: isGift })
  return true
}

/** Applies or removes a voucher or gift card; undefined without one. A typed code is applied by every button. */
async function changeVouchers(
  { client, text }: PostedForm,
  mode: string | undefined,
): Promise<SubmitResult | undefined> {
  const [voucher, vouchercode] = [text('remove_voucher'), text('vouchercode').trim()]
  const isCardRemoved = text('remove_gift_card') !== ''
  const isTyped = voucher === '' && !isCardRemoved
  if (isTyped && vouchercode === '') return undefined
  const basket = modeQuery(mode)
  try {
    if (isCardRemoved) await removeGiftCard(client, basket)
    else if (voucher !== '') await removeVoucher(client, { ...basket, voucher })
    else if (readGiftCardCode(vouchercode)) await addGiftCard(client, { ...basket, code: vouchercode })
    else await addVoucher(client, { ...basket, vouchercode })
    return NO_ERRORS
  } catch (error) {
    if (!(error instanceof ApiError) || !isTyped) throw error
    return { errors: { vouchercode: error.toast } }
  }
}

function findErrors(draft: CheckoutDraft, start: CheckoutStart, language: Language): FieldErrors {
  const translators = {
    t: createTranslator(checkoutMessages(language), language),
    address: createTranslator(addressMessages(language), language),
  }
  const { quote } = start
  const isMember = Boolean(start.account?.email)
  return findFieldErrors({ draft, quote, isMember, savedAddress: chosenAddress(draft, start) }, translators)
}
