import { randomUUID } from 'node:crypto'
import { createGiftCardCode, hashGiftCardCode } from '../../src/gift-cards/queries.ts'
import { makeContent, makeEventDate, makeTicketType } from '../make-content.ts'
import { makeVoucher } from '../visitors.ts'
import {
  guestBasket,
  invite,
  lineOf,
  makeBook,
  memberBasket,
  otherPerson,
  otherSession,
  ownAddress,
  saying,
  withInput,
} from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Person, TestEnvironment, Thing } from './test-environment.ts'

const wish: Thing = async (env) => ({ body: { url: `/v1/api/products/${(await makeBook(env)).id}/` } })

const voucher = async (env: TestEnvironment, person: Person) => {
  const { cookie = '' } = await guestBasket(env, person)
  return { body: { vouchercode: await makeVoucher(env) }, cookie }
}

const usedVoucher: Thing = async (env, person) => {
  const { body, cookie } = await voucher(env, person)
  await env.done('POST', 'basket/add-voucher/', { body, cookie })
  return { fixed: { voucher: body.vouchercode }, cookie }
}

const purchase: Thing = async (_env, { email }) => ({ body: { amount: '500', email, payment_method: 'esewa' } })

/** A gift card that was sent. */
const giftCard: Thing = async (env, person) => {
  const order = await env.done('POST', 'gift-cards/', await purchase(env, person))
  const code = createGiftCardCode()
  await env.rows(
    `insert into gift_card (order_id, code_hash, code_end, amount, balance, sent_at) values ($1, $2, $3, 50000, 50000, now())`,
    [order.id, hashGiftCardCode(code), code.slice(-4)],
  )
  return { body: { code } }
}

const paidByGiftCard: Thing = async (env, person) => {
  const { cookie = '' } = await guestBasket(env, person)
  return { ...(await giftCard(env, person)), cookie }
}

const withGiftCard: Thing = async (env, person) => {
  const { body, cookie } = await paidByGiftCard(env, person)
  await env.done('POST', 'basket/add-gift-card/', { body, cookie })
  return { cookie }
}

const BASKETS = [memberBasket, guestBasket]
const LINES = BASKETS.map(lineOf)

const withTicket =
  (basket: Thing): Thing =>
  async (env, person) => {
    const { ids: _, ...asked } = await basket(env, person)
    const date = await makeEventDate(env.database, await makeContent(env.database, 'event'))
    const { product_id } = await makeTicketType(env.database, date)
    const body = { url: `/v1/api/products/${product_id}/` }
    await env.done('POST', 'basket/add-product/', { body, cookie: asked.cookie ?? person.cookie })
    return asked
  }

/** A basket belongs to its account or its cookie; all others are refused, logged in or not. */
const ownBasket = (of: Thing[]): Rule => ({ who: 'visitor', of, answers: { anonymous: 403, other: 403, staff: 403 } })

const quote: Thing[] = BASKETS.map((basket) => async (env, person) => {
  const { ids, ...asked } = await basket(env, person)
  return { ...asked, body: { basket: `api/baskets/${ids?.['id']}/` } }
})

// A browser without a login.
const fresh = { cookie: '' }
const link: Thing = async (env, { email }) => ({ ids: { token: (await invite(env, email)).token }, ...fresh })
const code: Thing = async (env, { email }) => ({ body: { email, code: (await invite(env, email)).code }, ...fresh })

/** A login that started in the person's browser and succeeded at the provider. */
const socialReturn: Thing = async (env, { email, accountId }) => {
  const begun = await env.send('GET', 'auth/social/yeti/')
  const [mark] = begun.cookies
  const visited = { sub: accountId, email, email_verified: true }
  const { code, state, iss } = await env.provider.visit(begun.json().authorize_url, visited)
  return { fixed: { provider: 'yeti' }, body: { code, state, iss }, cookie: `${mark?.name}=${mark?.value}` }
}

const subscription =
  (pattern: RegExp): Thing =>
  async (env, { email }) => {
    await env.done('POST', 'subscriptions/', { body: { email } })
    return { ids: { token: await env.read(email, pattern) } }
  }

const confirmation: Thing = async (env, person) => {
  const { ids } = await subscription(/\/newsletter\/confirm\/([\w-]{43})/)(env, person)
  return { body: ids }
}
const unsubscribing = subscription(/\/unsubscribe\/([\w-]{43})/)

/** The same address within a minute gets one email. */
const anyAddress: Thing = async () => ({ body: { email: `${randomUUID()}@example.com` } })

const PUBLIC: Rule = { who: 'public' }

/** Basket, account and newsletter. */
export const VISITORS: Record<string, Rule> = {
  getBasket: { who: 'visitor', of: BASKETS.map((of) => saying(of, { ids: {} })) },
  addProduct: { who: 'visitor', of: wish },
  // Other visitors have an empty basket, to which no voucher applies.
  addVoucher: { who: 'visitor', of: voucher, answers: { anonymous: 406, other: 406, staff: 406 } },
  removeVoucher: { who: 'visitor', of: usedVoucher },
  // Other visitors have an empty basket.
  addGiftCard: { who: 'visitor', of: paidByGiftCard, answers: { anonymous: 406, other: 406, staff: 406 } },
  removeGiftCard: { who: 'visitor', of: withGiftCard },
  buyGiftCard: { who: 'public', of: purchase },
  getGiftCardBalance: { who: 'public', of: giftCard, leavesNoTrace: true, wrongInBody: { code: 406 } },
  holdTickets: { who: 'visitor', of: BASKETS.map(withTicket) },
  listShippingMethods: { who: 'visitor' },
  listShippingMethodsForAddress: { who: 'visitor', of: withInput({ country: 'NP' }), leavesNoTrace: true },
  quoteBasket: { ...ownBasket(quote), wrongInBody: { basket: 400 }, leavesNoTrace: true },
  getBasketById: ownBasket(BASKETS),
  changeBasket: ownBasket(BASKETS.map((of) => saying(of, { body: { is_gift: true } }))),
  listBasketLines: ownBasket(BASKETS),
  changeBasketLine: { ...ownBasket(LINES.map((of) => saying(of, { body: { quantity: 3 } }))), wrong: { line: 409 } },
  // Removing a missing line succeeds.
  removeBasketLine: { ...ownBasket(LINES), wrong: { line: 200 } },

  getMe: { who: 'account' },
  getAccountOverview: { who: 'account' },
  changeMe: { who: 'account', of: withInput({ language: 'ne' }) },
  deleteMe: { who: 'account', of: otherPerson, ok: 204 },
  exportMe: { who: 'account' },
  getLogin: { who: 'account' },
  deleteLogin: { who: 'visitor', of: otherPerson },
  logOut: { who: 'visitor', of: saying(otherPerson, { body: { everywhere: true } }), ok: 204 },
  listLoginSessions: { who: 'account' },
  endLoginSessions: { who: 'account', of: otherPerson, ok: 204 },
  endLoginSession: { who: 'owner', of: otherSession, ok: 204 },
  requestMagicLink: { who: 'public', of: withInput({ email: 'nisha@example.com' }), ok: 202 },
  getMagicLink: { who: 'holder', of: link, wrong: 200 },
  redeemMagicLink: { who: 'holder', of: link, wrong: 409 },
  redeemMagicCode: { who: 'holder', of: code, wrongInBody: { email: 406, code: 406 } },
  listSocialProviders: PUBLIC,
  beginSocialLogin: { who: 'public', of: async () => ({ ids: { provider: 'yeti' } }) },
  completeSocialLogin: {
    who: 'visitor',
    of: socialReturn,
    answers: { anonymous: 409, other: 409, staff: 409 },
    wrongInBody: { state: 409 },
  },
  listUserAddresses: { who: 'account' },
  addUserAddress: { who: 'account', of: async (_env, { home }) => ({ body: home }), ok: 201 },
  getUserAddress: { who: 'owner', of: ownAddress },
  replaceUserAddress: {
    who: 'owner',
    of: async (env, person) => ({
      ...(await ownAddress(env, person)),
      body: { ...person.home, line1: 'Mangal Bazaar 1' },
    }),
  },
  changeUserAddress: { who: 'owner', of: saying(ownAddress, { body: { notes: 'The blue door' } }) },
  deleteUserAddress: { who: 'owner', of: ownAddress, ok: 204 },

  sendContactMessage: {
    who: 'public',
    of: withInput({ name: 'Nisha', email: 'nisha@example.com', message: 'Do you buy old books?' }),
    ok: 201,
  },
  subscribe: { who: 'public', of: anyAddress, ok: 201 },
  confirmSubscription: { who: 'holder', of: confirmation, wrongInBody: { token: 409 } },
  getSubscription: { who: 'holder', of: unsubscribing },
  unsubscribe: { who: 'holder', of: unsubscribing },
}
