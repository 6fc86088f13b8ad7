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
    { item: {}, en: 'Yours to keep' },
    { item: { state: 'revoked' }, en: 'Given back' },
    { item: { terms: 'window', state: 'ended' }, en: 'The time for it is over' },
    { item: { state: 'upcoming' }, en: 'Opens November 05, 2026 18:30' },
    { item: { terms: 'pass', ends_at: DAY }, en: 'Borrowed, as long as your pass runs' },
    { item: { terms: 'subscription', ends_at: DAY }, en: 'Your pass runs until December 12, 2026 18:30' },
    { item: { terms: 'window', ends_at: DAY, hours_to_watch: 48 }, en: 'Open until December 12, 2026 18:30' },
    {
      item: { terms: 'window', starts_by: DAY, hours_to_watch: 48 },
      en: 'Open for 48 hours from the first play. Begin before December 12, 2026 18:30.',
    },
    { item: { terms: 'window', hours_to_watch: 48 }, en: 'Open for 48 hours from the first play.' },
  ] as const)('says "$en"', ({ item, en }) => {
    expect(accessTermsText({ ...ITEM, ...item }, 'en', libraryTranslator('en'))).toBe(en)
  })

  it('writes Nepali with its own digits and calendar', () => {
    const item = { ...ITEM, terms: 'window', starts_by: DAY, hours_to_watch: 48 } as const
    expect(accessTermsText(item, 'ne', libraryTranslator('ne'))).toBe(
      'पहिलो पटक चलाएदेखि ४८ घण्टा खुल्छ। मङ्सिर २६, २०८३ १८:३० भन्दा अगाडि सुरु गर्नुहोस्।',
    )
  })
})
