import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Admission, findConflicts, mergeAdmissions } from './admissions.ts'

const makeAdmission = (changes: Partial<Admission> = {}): Admission => ({
  scan_id: 'a',
  ticket_id: 'ticket',
  at: '2026-12-12T12:57:00.000Z',
  door: 'North',
  device: 'Phone 1',
  is_undone: false,
  ...changes,
})

/** Few ids and times, so that scans are often equal or simultaneous. */
const admission: fc.Arbitrary<Admission> = fc.record({
  scan_id: fc.constantFrom('a', 'b', 'c', 'd'),
  ticket_id: fc.constantFrom('one', 'two'),
  at: fc.constantFrom('2026-12-12T12:57:00.000Z', '2026-12-12T12:58:00.000Z', '2026-12-12T13:00:00.000Z'),
  door: fc.constantFrom('North', 'South'),
  device: fc.constantFrom('Phone 1', 'Phone 2'),
  is_undone: fc.boolean(),
})
const admissions = fc.array(admission, { maxLength: 8 })

describe('mergeAdmissions', () => {
  it('does not depend on which device is first', () => {
    fc.assert(
      fc.property(admissions, admissions, (one, other) => {
        expect(mergeAdmissions(one, other)).toEqual(mergeAdmissions(other, one))
      }),
    )
  })

  it('does not depend on which devices are merged first', () => {
    fc.assert(
      fc.property(admissions, admissions, admissions, (one, two, three) => {
        expect(mergeAdmissions(mergeAdmissions(one, two), three)).toEqual(
          mergeAdmissions(one, mergeAdmissions(two, three)),
        )
      }),
    )
  })

  it('changes nothing when it is repeated, and loses no scan', () => {
    fc.assert(
      fc.property(admissions, admissions, (one, other) => {
        const merged = mergeAdmissions(one, other)
        expect(mergeAdmissions(merged, other)).toEqual(merged)
        expect(new Set(merged.map(({ scan_id }) => scan_id))).toEqual(
          new Set([...one, ...other].map(({ scan_id }) => scan_id)),
        )
      }),
    )
  })

  it('is by time, and by id for the same time', () => {
    const later = makeAdmission({ scan_id: '0', at: '2026-12-12T12:58:00.000Z' })
    const [a, b] = [makeAdmission({ scan_id: 'a' }), makeAdmission({ scan_id: 'b' })]
    expect(mergeAdmissions([later, b], [a])).toEqual([a, b, later])
  })

  it.each([
    { versions: [{ door: 'North' }, { door: 'South' }], door: 'North' },
    { versions: [{ door: 'South' }, { door: 'North' }], door: 'North' },
    { versions: [{ door: 'North', at: '2026-12-12T12:58:00.000Z' }, { door: 'South' }], door: 'South' },
    { versions: [{ door: 'South' }, { door: 'North', at: '2026-12-12T12:58:00.000Z' }], door: 'South' },
    {
      versions: [
        { door: 'South', device: 'Phone 1' },
        { door: 'North', device: 'Phone 2' },
      ],
      door: 'North',
    },
    {
      versions: [
        { door: 'North', ticket_id: 'b' },
        { door: 'South', ticket_id: 'a' },
      ],
      door: 'South',
    },
    // Joined without a separator both would be the same.
    {
      versions: [
        { door: 'BA', device: '' },
        { door: 'B', device: 'A' },
      ],
      door: 'B',
    },
  ])('of $versions the door is $door', ({ versions, door }) => {
    const [one, other] = versions.map((changes) => makeAdmission(changes))
    expect(mergeAdmissions(one ? [one] : [], other ? [other] : [])).toMatchObject([{ door, is_undone: false }])
  })

  it('an undo is final', () => {
    const scan = makeAdmission()
    const undone = { ...scan, is_undone: true }
    expect(mergeAdmissions([scan], [undone])).toEqual([undone])
    expect(mergeAdmissions([undone], [scan])).toEqual([undone])
  })
})

describe('findConflicts', () => {
  it('names a ticket that two doors admitted, by time', () => {
    const north = makeAdmission({ scan_id: 'b' })
    const south = makeAdmission({ scan_id: 'a', door: 'South', at: '2026-12-12T12:58:00.000Z' })
    const other = makeAdmission({ scan_id: 'c', ticket_id: 'another' })
    expect(findConflicts([south, other, north])).toEqual([{ ticket_id: 'ticket', admissions: [north, south] }])
  })

  it('a repeated scan and an undone one are no conflict', () => {
    const north = makeAdmission()
    const south = makeAdmission({ scan_id: 'b', door: 'South', is_undone: true })
    expect(findConflicts([north, north, south])).toEqual([])
  })

  it('does not depend on the order of the scans', () => {
    fc.assert(
      fc.property(admissions, (scans) => {
        expect(findConflicts(scans.toReversed())).toEqual(findConflicts(scans))
      }),
    )
  })
})
