import type { StaffOffer } from '@dabali/api-client/staff'
import { expect, it } from 'vitest'
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
