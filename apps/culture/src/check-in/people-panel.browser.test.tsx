import { PageFrame, pageServices } from '@dabali/shop/page-frame'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkIn } from '../../messages/en/check-in.json'
import { checkInParts } from '../../messages/en/check-in-parts.json'
import { CheckInClient } from './check-in-client.tsx'

const ticket = {
  ...{ id: '0199a0c2-7d3e-7a10-8f4b-000000000001', revision: 1, ticket_type_id: 5, guest_id: null },
  ...{ order_number: '100001', email_hash: '', phone_end: '', checked_in_at: null, door: '' },
  ...{ seat: '', name: 'Asha Rai' },
}
const makeList = (id: number) => ({
  ...{ event_date_id: id, event: { slug: 'low-cloud', title: 'Low Cloud' }, public_key: '', public_keys: [] },
  ...{ doors_at: '2026-12-12T12:00:00.000Z', starts_at: '2026-12-12T12:45:00.000Z' },
  ...{ ends_at: '2026-12-12T18:00:00.000Z', at: '2026-12-12T12:00:00.000Z', num_tickets: 1, num_checked_in: 0 },
  ticket_types: [{ id: 5, title: 'Floor, standing', num_tickets: 1, num_checked_in: 0 }],
  ...{ tickets: [ticket], revoked: [], doors: [], guest_quota: 50, guests: [], conflicts: [] },
})
const texts = {
  camera: { start: 'Start', stop: 'Stop', label: 'Camera', refused: '', none: '' },
  typed: { label: 'Number', hint: '', send: 'Check' },
  connection: { open: 'Online', closed: 'Offline', unauthorized: '', login: '' },
  ...{ counted: '', unsent: '', unsaved: '', verdict: checkIn, venue: checkInParts },
  advice: { ...checkIn, already: checkIn.alreadyAdvice },
  scans: { heading: 'Scans', none: '', undo: 'Undo', undone: 'Undone', tooMany: '', waiting: '' },
}

let root: Root
let host: HTMLElement
let nextId = 1
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

/** The person that was found in the tab of people, with a fake server. */
async function findPerson(answer: (id: string) => Response) {
  const { services } = pageServices(({ body }) =>
    body ? answer(String((body as { scan_id?: string }).scan_id)) : offline(),
  )
  nextId += 1
  root.render(
    <PageFrame services={services}>
      <CheckInClient list={makeList(nextId) as never} language="en" texts={texts as never} loginHref="/login" />
    </PageFrame>,
  )
  await page.getByRole('tab', { name: checkInParts.tabPeople }).click()
  await page.getByRole('searchbox').fill('Asha')
}
const offline = () => new Response(null, { status: 503 })
const verdict = (text: string) => page.getByRole('alert').getByText(text, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('says that a person is checked in, and moves the focus to what replaces the button', async () => {
  await findPerson(offline)
  await button(checkInParts.checkInPerson).click()
  await expect.element(verdict(checkIn.ok)).toBeVisible()
  await expect.element(button('Undo')).toHaveFocus()
  await button('Undo').click()
  await expect.element(button(checkInParts.checkInPerson)).toHaveFocus()
  await expect.element(verdict(checkIn.ok)).not.toBeInTheDocument()
})

it('says that a person was admitted at another door', async () => {
  const checkedIn = { checked_in_at: '2026-12-12T12:10:00.000Z', checked_in_door: 'North door', is_undone: false }
  await findPerson((scan_id) => Response.json({ result: 'already', scan_id, ...checkedIn, ticket: null }))
  await button(checkInParts.checkInPerson).click()
  await expect.element(verdict(checkIn.already)).toBeVisible()
})
