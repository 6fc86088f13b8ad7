import { describe, expect, it } from 'vitest'
import { DOOR_VERDICTS, type DoorVerdict, doorVerdict } from './check-in.ts'

const EVENT_DATE = 7
const yesOrNo = [true, false]
const reasons: DoorVerdict[] = ['unknown', 'wrong_event', 'revoked', 'replaced', 'not_paid', 'already']

/** Every combination of problems; the first one is the result. */
const truthTable = yesOrNo.flatMap((other) =>
  yesOrNo.flatMap((refunded) =>
    yesOrNo.flatMap((changed) =>
      yesOrNo.flatMap((unpaid) =>
        yesOrNo.map((checkedIn) => {
          const wrong = [false, other, refunded, changed, unpaid, checkedIn]
          const verdict = reasons.find((_, reason) => wrong[reason]) ?? 'ok'
          return { other, refunded, changed, unpaid, checkedIn, verdict }
        }),
      ),
    ),
  ),
)

describe('doorVerdict', () => {
  it.each(truthTable)(
    'of another event date $other, refunded $refunded, changed $changed, unpaid $unpaid, checked in $checkedIn: $verdict',
    ({ other, refunded, changed, unpaid, checkedIn, verdict }) => {
      const ticket = {
        nightId: other ? EVENT_DATE + 1 : EVENT_DATE,
        revision: changed ? 2 : 1,
        isRevoked: refunded,
        isUnpaid: unpaid,
        isIn: checkedIn,
      }
      expect(doorVerdict({ nightId: EVENT_DATE, revision: 1, ticket })).toBe(verdict)
    },
  )

  it('is unknown without a ticket', () => {
    expect(doorVerdict({ nightId: EVENT_DATE, revision: 0, ticket: undefined })).toBe('unknown')
  })

  it('is ok for a valid ticket', () => {
    expect(doorVerdict({ nightId: EVENT_DATE, revision: 0, ticket: { nightId: EVENT_DATE, revision: 0 } })).toBe('ok')
  })

  it.each([
    { revision: 1, verdict: 'replaced' },
    { revision: 2, verdict: 'ok' },
    // A device whose list is old: the ticket is real, but the list cannot say so.
    { revision: 3, verdict: 'unknown' },
  ])('of a code of revision $revision for a ticket of revision 2 is $verdict', ({ revision, verdict }) => {
    const ticket = { nightId: EVENT_DATE, revision: 2 }
    expect(doorVerdict({ nightId: EVENT_DATE, revision, ticket })).toBe(verdict)
  })
})

describe('DOOR_VERDICTS', () => {
  it('are all possible results', () => {
    expect(DOOR_VERDICTS).toEqual(['ok', 'already', 'revoked', 'replaced', 'wrong_event', 'not_paid', 'unknown'])
    expect(new Set([...reasons, 'ok'])).toEqual(new Set(DOOR_VERDICTS))
  })
})
