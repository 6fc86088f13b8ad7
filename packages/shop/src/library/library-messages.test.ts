import { describe, expect, it } from 'vitest'
import { accessTermsText, libraryTranslator } from './library-messages.ts'

const ITEM = {
  terms: 'own',
  state: 'active',
  starts_at: '2026-11-05T12:45:00Z',
  starts_by: null,
  ends_at: null,
  hours_to_watch: null,
} as const

const DAY = '2026-12-12T12:45:00Z'

describe('accessTermsText', () => {
  it.each([
    { item: {}, en: 'Owned' },
    { item: { state: 'revoked' }, en: 'Refunded' },
    { item: { terms: 'window', state: 'ended' }, en: 'Expired' },
    { item: { state: 'upcoming' }, en: 'Available from November 05, 2026 18:30' },
    { item: { terms: 'pass', ends_at: DAY }, en: 'Borrowed while your pass is valid' },
    { item: { terms: 'subscription', ends_at: DAY }, en: 'Pass valid until December 12, 2026 18:30' },
    { item: { terms: 'window', ends_at: DAY, hours_to_watch: 48 }, en: 'Available until December 12, 2026 18:30' },
    {
      item: { terms: 'window', starts_by: DAY, hours_to_watch: 48 },
      en: '48 hours to watch once you start. Start before December 12, 2026 18:30.',
    },
    { item: { terms: 'window', hours_to_watch: 48 }, en: '48 hours to watch once you start.' },
  ] as const)('says "$en"', ({ item, en }) => {
    expect(accessTermsText({ ...ITEM, ...item }, 'en', libraryTranslator('en'))).toBe(en)
  })

  it('writes Nepali with its own digits and calendar', () => {
    const item = { ...ITEM, terms: 'window', starts_by: DAY, hours_to_watch: 48 } as const
    expect(accessTermsText(item, 'ne', libraryTranslator('ne'))).toBe(
      'सुरु गरेपछि ४८ घण्टा हेर्न मिल्छ। मङ्सिर २६, २०८३ १८:३० अघि सुरु गर्नुहोस्।',
    )
  })
})
