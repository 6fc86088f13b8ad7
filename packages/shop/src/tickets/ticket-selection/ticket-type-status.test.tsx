import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { saleMessages } from '../tickets-messages.ts'
import type { TicketKind } from './ticket-options.ts'
import { TicketTypeStatus } from './ticket-type-status.tsx'

const KIND: TicketKind = {
  id: 1,
  product: 101,
  url: '/v1/api/products/101/',
  name: 'Floor, standing',
  title: 'Floor, standing: Low Cloud',
  note: '',
  admits: 'hall',
  price: '600.00',
  state: 'not_yet',
  left: 9,
  limit: 4,
  opens: '',
}

const textOf = (kind: Partial<TicketKind>, language: 'en' | 'ne' = 'en') =>
  renderToStaticMarkup(
    <TicketTypeStatus kind={{ ...KIND, ...kind }} language={language} texts={saleMessages(language)} />,
  ).replace(/<[^>]*>/g, '')

it.each([
  [{}, 'Not on sale yet'],
  [{ opens: 'December 1, 2026 12:00' }, 'On sale from December 1, 2026 12:00'],
  [{ isPostponed: true }, 'Sales paused: this date is postponed'],
  [{ isPostponed: true, state: 'ended' }, 'Sales closed'],
] as const)('%j is "%s"', (kind, text) => {
  expect(textOf(kind)).toContain(text)
})

it('is in Nepali, too', () => {
  expect(textOf({ isPostponed: true }, 'ne')).toContain('मिति सरेकाले बिक्री रोकिएको छ')
})
