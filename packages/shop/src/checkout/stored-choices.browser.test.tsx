import type { Quote } from '@dabali/api-client'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addressMessages } from '../account/account-messages.ts'
import { makeQuote } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { CheckoutClient } from './checkout-client.tsx'
import { checkoutMessages } from './load-checkout.ts'

const home = { id: 'home', first_name: 'Maya', line1: 'Mangal Bazaar 7', line: 'Lalitpur', country: 'NP' } as never
const FULL = 'The time you chose is full. Choose another time.'

const slotOf = (day: string, is_full = false) => ({ id: `${day}T10:00`, day, starts: '10:00', ends: '14:00', is_full })
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-11-24', '2026-11-25', '2026-11-26'] as const

beforeEach(() => sessionStorage.clear())

/** The checkout of a member; orders are refused for a full time. */
async function openCheckout(full: readonly string[] = []) {
  const quoteOf = (days: readonly string[]): Quote =>
    makeQuote({ shipping_slots: [TUESDAY, WEDNESDAY, THURSDAY].map((day) => slotOf(day, days.includes(day))) })
  let current = quoteOf(full)
  const message = 'This delivery time is full. Choose another time.'
  const changes = [{ kind: 'slot', code: 'slot_full', product_id: null, voucher: null, was: null, now: null, message }]
  const { services, sent } = pageServices(({ path }) =>
    path.endsWith('/checkout/')
      ? Response.json({ non_field_errors: [message], reason: message, code: 'slot_full', changes }, { status: 406 })
      : Response.json(current),
  )
  const { unmount } = await render(
    <PageFrame services={services}>
      <CheckoutClient
        start={{
          ...{ mode: undefined, offer: undefined, zones: [], countries: [], addresses: [home], attemptKey: 'key' },
          quote: current,
          account: { id: 'maya', email: 'maya@example.com', name: 'Maya', phone: '9841234567' },
        }}
        texts={checkoutMessages('en')}
        addressTexts={addressMessages('en')}
        language="en"
        home={{ href: '/', text: 'Home' }}
        terms={null}
      />
    </PageFrame>,
  )
  const fill = (...days: string[]) => {
    current = quoteOf(days)
  }
  const ordered = () =>
    sent.filter(({ path }) => path.endsWith('/checkout/')).map(({ body }) => Object(body).shipping_slot)
  return { fill, ordered, unmount }
}

const time = (name: RegExp) => page.getByRole('radio', { name })
const pay = () => page.getByRole('button', { name: /^Pay Rs 685 with/ }).last()
const selected = () =>
  page
    .getByRole('radio', { name: /10:00–14:00/ })
    .elements()
    .filter((radio) => (radio as HTMLInputElement).checked)
    .map((radio) => radio.getAttribute('value'))

it.each([
  { what: 'that was chosen', choice: /Thursday/, day: THURSDAY },
  { what: 'that was preselected', choice: undefined, day: TUESDAY },
])('a time $what and became full is not replaced, also after a reload', async ({ choice, day }) => {
  const { fill, ordered, unmount } = await openCheckout()
  if (choice) await time(choice).click()
  fill(day)
  await pay().click()
  await expect.element(page.getByText('This delivery time is full. Choose another time.')).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'Delivery time' })).toHaveAccessibleDescription(FULL)
  expect(selected()).toEqual([])
  await pay().click()
  await expect.element(page.getByRole('link', { name: FULL })).toBeVisible()
  expect(ordered()).toEqual([`${day}T10:00`])

  await unmount()
  const again = await openCheckout([day])
  await expect.element(page.getByText(FULL)).toBeVisible()
  expect(selected()).toEqual([])
  await time(/Wednesday/).click()
  expect(page.getByText(FULL).elements()).toEqual([])
  await pay().click()
  await expect.poll(again.ordered).toEqual([`${WEDNESDAY}T10:00`])
})

it.each([
  { chosen: 'removed', is: 'home' },
  { chosen: 'other', is: 'other' },
])('the destination of the stored $chosen is $is', async ({ chosen, is }) => {
  sessionStorage.setItem('checkout-owner', 'maya')
  sessionStorage.setItem('checkout', JSON.stringify({ saved_address: chosen }))
  await openCheckout()
  const checked = () => document.querySelector<HTMLInputElement>('[name=saved_address]:checked')?.value
  await expect.poll(checked).toBe(is)
  expect(JSON.parse(sessionStorage.getItem('checkout') ?? '').saved_address).toBe(is)
})

it('a time that nobody chose is the first free one, also after a reload', async () => {
  const { unmount } = await openCheckout()
  await page.getByRole('radio', { name: /^Khalti/ }).click()
  expect(selected()).toEqual([`${TUESDAY}T10:00`])
  await unmount()
  await openCheckout([TUESDAY])
  await expect.poll(selected).toEqual([`${WEDNESDAY}T10:00`])
  expect(page.getByText(FULL).elements()).toEqual([])
})
