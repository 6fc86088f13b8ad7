import type { StaffOffer } from '@dabali/api-client/staff'
import { expect, it, onTestFinished, vi } from 'vitest'
import { offerChanges, readOffer } from './offer-forms.ts'

const offer: StaffOffer = {
  ...{ id: 4, version: 2, name: { en: 'Three for less' }, complete: ['en'], percent: 15, product_classes: ['Book'] },
  ...{ category: { id: 9, slug: 'poetry', name: { en: 'Poetry' } }, least_quantity: 3, position: 1, state: 'active' },
  ...{ starts_at: '2026-11-01T00:00:30Z', ends_at: null },
}

it('a form that was not changed changes nothing', () => {
  expect(offerChanges(readOffer(offer), readOffer(offer))).toEqual({})
})

it('only the changed language of a name is sent, and an emptied category means all', () => {
  const base = readOffer(offer)
  const values = { ...base, 'name.ne': 'तीनमा छुट', category_id: '', 'class.Book': false }
  expect(offerChanges(base, values)).toEqual({ name: { ne: 'तीनमा छुट' }, category_id: null, product_classes: null })
})

it('a new offer starts at once and has no end where none is given', () => {
  const values = { ...readOffer(), 'name.en': 'Rain days', percent: '20' }
  expect(offerChanges(readOffer(), values, true)).toEqual({
    ...{ name: { en: 'Rain days', ne: '' }, percent: 20, least_quantity: 1, ends_at: null },
    ...{ category_id: null, product_classes: null },
  })
})

it('an emptied start is the present minute, and that of an offer that has begun stays', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T06:15:40Z') })
  onTestFinished(() => void vi.useRealTimers())
  const emptied = (starts_at: string) => {
    const base = readOffer({ ...offer, starts_at })
    return offerChanges(base, { ...base, starts_at: '' })
  }
  expect(emptied('2026-12-24T00:00:00Z')).toEqual({ starts_at: '2026-11-30T12:00:00+05:45' })
  expect(emptied('2026-11-30T06:15:30Z')).toEqual({})
})
