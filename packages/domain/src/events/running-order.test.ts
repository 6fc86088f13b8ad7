import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSets, scheduleSets } from './running-order.ts'

const EVENT = { starts_at: '2026-11-22T12:45:00Z', ends_at: '2026-11-22T14:45:00Z' }
const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`)
const planned = (...minutes: number[]) => minutes.map((after_minutes) => ({ after_minutes }))

describe('scheduleSets', () => {
  test('a set lasts until the next one, and the last one until the end', () => {
    expect(
      scheduleSets(
        [
          { after_minutes: 0, title: 'Madals' },
          { after_minutes: 70, title: 'Sarangi' },
        ],
        EVENT,
      ),
    ).toEqual([
      { after_minutes: 0, title: 'Madals', startsAt: at('12:45'), endsAt: at('13:55') },
      { after_minutes: 70, title: 'Sarangi', startsAt: at('13:55'), endsAt: at('14:45') },
    ])
  })

  test.each([
    ['no set', [], []],
    ['sets in another order', [70, 0], [at('12:45'), at('13:55')]],
    ['a set at the end', [0, 120], [at('12:45')]],
    ['a set one minute before the end', [119], [at('14:44')]],
    ['a set after the end', [0, 121], [at('12:45')]],
  ])('%s', (_title, minutes, starts) => {
    expect(scheduleSets(planned(...minutes), EVENT).map(({ startsAt }) => startsAt)).toEqual(starts)
  })

  test('sets follow each other without a gap until the end', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 119 }), { minLength: 1 }), (minutes) => {
        const sets = scheduleSets(planned(...minutes), EVENT)
        expect(sets).toHaveLength(minutes.length)
        for (const [index, { endsAt }] of sets.entries()) {
          expect(endsAt).toBe(sets[index + 1]?.startsAt ?? Date.parse(EVENT.ends_at))
        }
      }),
    )
  })
})

describe('findSets', () => {
  const sets = scheduleSets(planned(5, 70), EVENT)
  test.each([
    ['before the first set', at('12:49'), undefined, 0],
    ['as the first set begins', at('12:50'), 0, 1],
    ['a millisecond before the second', at('13:55') - 1, 0, 1],
    ['as the second begins', at('13:55'), 1, undefined],
    ['a millisecond before the end', at('14:45') - 1, 1, undefined],
    ['at the end', at('14:45'), undefined, undefined],
  ])('%s', (_title, moment, now, next) => {
    expect(findSets(sets, moment)).toEqual({ now, next })
  })

  test('without sets there is neither', () => {
    expect(findSets([], 0)).toEqual({ now: undefined, next: undefined })
  })
})
