// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import VenueList from './venue-list.tsx'

const VENUE = {
  ...{ id: 5, version: 1, slug: 'patan-courtyard', city: null, latitude: null, longitude: null, num_upcoming: 2 },
  ...{ name: { en: 'Patan courtyard', ne: 'पाटनको चोक' }, address: { en: 'Mangal Bazaar', ne: 'मङ्गलबजार' } },
  ...{ directions: { en: '', ne: '' }, access_notes: { en: '', ne: '' }, is_step_free: true },
}
afterEach(() => vi.unstubAllGlobals())

it.each([
  { language: 'en', name: 'Patan courtyard', address: 'Mangal Bazaar' },
  { language: 'ne', name: 'पाटनको चोक', address: 'मङ्गलबजार' },
] as const)('venues are named in the language of the page: $language', async ({ language, name, address }) => {
  vi.stubGlobal('fetch', async () => Response.json({ count: 0, results: [], columns: null, filters: [] }))
  // This DOM does not know the element <search>.
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => expect(log.mock.calls.filter((message) => !message.includes('search'))).toEqual([]))
  const getList = async () => ({ data: [VENUE], total: 1 }) as never
  const { container } = await render(<VenueList />, {
    language,
    dataProvider: { getList },
    permissions: ['events.write'],
  })
  await settle()
  const opener = container.querySelector<HTMLElement>('table button.link')
  expect(opener?.textContent).toBe(name)
  expect(container.querySelector('table')?.textContent).toContain(address)
  await settle(() => opener?.click())
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(name)
})
