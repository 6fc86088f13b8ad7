import type { BasketLine } from '@dabali/api-client'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTranslator } from '../i18n/translator.ts'
import { makeCart, makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import { PageFrame, pageServices, type Sent } from '../testing/page-frame.tsx'
import { checkoutMessages } from './load-checkout.ts'
import { TicketHold } from './ticket-hold.tsx'

const t = createTranslator(checkoutMessages('en'), 'en')
const i18n = { t, language: 'en' as const, addressTexts: {} as never }
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const ticket = (given: Partial<BasketLine> = {}) =>
  makeQuoteLine({ product_class: 'Ticket', product_title: 'Floor, standing', ...given })
const seat = (held_until: string | null) => ({
  id: 1,
  section: 'Balcony',
  row: 'A',
  number: 1,
  kind: 'normal' as const,
  label: 'Row A, seat 1',
  held_until,
  is_taken: false,
})

type FormProps = { before: BasketLine; again: BasketLine; onRefresh: () => void }

/** A field and the hold of a line, which is `again` in the quotes after the first. */
function Form({ before, again, onRefresh }: FormProps) {
  const [line, setLine] = useState(before)
  const refreshQuote = () => {
    onRefresh()
    setLine(again)
  }
  return (
    <>
      <label>
        Email <input />
      </label>
      <TicketHold i18n={i18n} quote={makeQuote({ lines: [line] })} mode="buy-now" refreshQuote={refreshQuote} />
    </>
  )
}

async function show(before: BasketLine, again: BasketLine = before) {
  const { services, sent } = pageServices(() => Response.json(makeCart({ lines: [again] })))
  let quotes = 0
  const onRefresh = () => {
    quotes += 1
  }
  await render(
    <PageFrame services={services}>
      <Form before={before} again={again} onRefresh={onRefresh} />
    </PageFrame>,
  )
  const calls = () => sent.map(({ method, path }: Sent) => `${method} ${path}`)
  return { calls, quotes: () => quotes, status: page.getByRole('status').first() }
}

const HOLD_AGAIN = 'POST /v1/api/basket/hold-tickets/?mode=buy-now'

test('of tickets or seats, whichever ends first, counts down', async () => {
  await show(ticket({ held_until: '2199-01-01T06:15:00Z' }))
  await expect.element(page.getByText(/^Your tickets are held until 12:00\./)).toBeVisible()
  await show(ticket({ held_until: '2199-01-01T06:15:00Z', seats: [seat('2199-01-01T06:00:00Z')] }))
  await expect.element(page.getByText(/^Your seats are held until 11:45\./)).toBeVisible()
})

test('shows nothing without a hold', async () => {
  const { calls } = await show(ticket())
  expect(page.getByRole('status').elements()).toEqual([])
  expect(calls()).toEqual([])
})

test('that ends while somebody types begins again', async () => {
  const again = ticket({ held_until: inSeconds(600) })
  const { calls, quotes, status } = await show(ticket({ held_until: inSeconds(2) }), again)
  await userEvent.type(page.getByLabelText('Email'), 'maya')
  await expect.poll(quotes, { timeout: 5000 }).toBe(1)
  expect(calls()).toEqual([HOLD_AGAIN])
  await expect.element(status).toHaveTextContent(t('ticketsHeldAgain'))
  await expect.element(page.getByText(/^Your tickets are held until/)).toBeVisible()
})

test('that ends while somebody types says what is left, if that is too little', async () => {
  const short = ticket({ warning: 'Only 2 tickets left.', quantity: 3 })
  const { status } = await show(ticket({ held_until: inSeconds(2), quantity: 3 }), short)
  await userEvent.type(page.getByLabelText('Email'), 'maya')
  await expect
    .element(status, { timeout: 5000 })
    .toHaveTextContent(`${t('ticketsReleased')}Floor, standing: Only 2 tickets left.`)
})

test('that ends with nobody there begins again on demand', async () => {
  const { calls, quotes, status } = await show(
    ticket({ held_until: inSeconds(-1) }),
    ticket({ held_until: inSeconds(600) }),
  )
  await expect.element(status).toHaveTextContent(t('ticketsReleased'))
  expect(calls()).toEqual([])
  await page.getByRole('button', { name: 'Hold tickets again' }).click()
  await expect.poll(quotes).toBe(1)
  expect(calls()).toEqual([HOLD_AGAIN])
})

test('of seats that ends offers nothing', async () => {
  const { status } = await show(ticket({ seats: [seat(inSeconds(-1))] }))
  await expect.element(status).toHaveTextContent(t('seatsReleased'))
  expect(page.getByRole('button').elements()).toEqual([])
})
