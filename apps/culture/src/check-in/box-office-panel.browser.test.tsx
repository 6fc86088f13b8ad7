import { PageFrame, pageServices } from '@dabali/shop/page-frame'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkIn } from '../../messages/en/check-in.json'
import { checkInParts } from '../../messages/en/check-in-parts.json'
import { CheckInClient } from './check-in-client.tsx'

const LIST = {
  ...{ event_date_id: 900, event: { slug: 'low-cloud', title: 'Low Cloud' }, public_key: '', public_keys: [] },
  ...{ doors_at: '2026-12-12T12:00:00.000Z', starts_at: '2026-12-12T12:45:00.000Z' },
  ...{ ends_at: '2026-12-12T18:00:00.000Z', at: '2026-12-12T12:00:00.000Z', num_tickets: 0, num_checked_in: 0 },
  ...{ ticket_types: [], tickets: [], revoked: [], doors: [], guest_quota: 50, guests: [], conflicts: [] },
}
const TEXTS = {
  camera: { start: 'Start', stop: 'Stop', label: 'Camera', refused: '', none: '' },
  typed: { label: 'Number', hint: '', send: 'Check' },
  connection: { open: 'Online', closed: 'Offline', unauthorized: '', login: '' },
  ...{ counted: '', unsent: '', unsaved: '', verdict: checkIn, venue: checkInParts },
  advice: { ...checkIn, already: checkIn.alreadyAdvice },
  scans: { heading: 'Scans', none: '', undo: 'Undo', undone: 'Undone', tooMany: '', waiting: '' },
}

/** The stock of the fake server. */
let available: { floor: number; balcony?: number }
let root: Root
let host: HTMLElement
beforeEach(() => {
  available = { floor: 5, balcony: 5 }
  localStorage.setItem('check-in-device', JSON.stringify({ id: 'device', name: 'Phone', door: '' }))
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
  localStorage.clear()
})

const officeOf = ({ floor, balcony }: typeof available) => ({
  ...{ event_date_id: 900, at: LIST.at, limit: 10, sales: [], drawers: [] },
  ticket_types: [
    { id: 1, title: 'Floor', price: '100.00', available: floor, has_seats: false },
    ...(balcony === undefined
      ? []
      : [{ id: 2, title: 'Balcony', price: '200.00', available: balcony, has_seats: false }]),
  ],
})

const tab = (name: string) => page.getByRole('tab', { name })
const more = (title: string) =>
  page
    .getByRole('group', { name: `Tickets: ${title}` })
    .getByRole('button')
    .last()

it('reads the stock when sales are opened, and reduces what was chosen to what is available', async () => {
  const { services } = pageServices(({ path }) =>
    Response.json(path.includes('box-office') ? officeOf(available) : LIST),
  )
  root.render(
    <PageFrame services={services}>
      <CheckInClient list={LIST as never} language="en" texts={TEXTS as never} loginHref="/login" />
    </PageFrame>,
  )
  await tab(checkInParts.tabSell).click()
  for (const title of ['Floor', 'Balcony', 'Balcony', 'Balcony']) await more(title).click()
  await expect.element(page.getByRole('button', { name: 'Take Rs 700 in cash' })).toBeVisible()

  available = { floor: 0, balcony: 2 }
  await tab(checkInParts.tabScan).click()
  await tab(checkInParts.tabSell).click()
  await expect.element(page.getByRole('button', { name: 'Take Rs 400 in cash' })).toBeVisible()
  const notice = page.getByRole('alert')
  await expect
    .element(notice)
    .toHaveTextContent(
      'Floor is sold out and was removed from this sale. Balcony: only 2 left. The number was reduced.',
    )

  await page.getByRole('group', { name: 'Tickets: Balcony' }).getByRole('button').first().click()
  await expect.element(page.getByRole('button', { name: 'Take Rs 200 in cash' })).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()

  available = { floor: 5 }
  await tab(checkInParts.tabScan).click()
  await tab(checkInParts.tabSell).click()
  await expect.element(notice).toHaveTextContent('Balcony is no longer on sale and was removed from this sale.')
  await expect.element(page.getByRole('button', { name: 'Sell tickets' })).toBeVisible()
})
