import { describe, expect, it } from 'vitest'
import { DOOR_VERDICTS, type DoorVerdict, doorVerdict } from './door-verdict.ts'

const NIGHT = 7
const yesOrNo = [true, false]
const reasons: DoorVerdict[] = ['unknown', 'wrong_event', 'revoked', 'revoked', 'not_paid', 'already']

/** Every combination of what can be wrong; the first of it is what the door says. */
const truthTable = yesOrNo.flatMap((other) =>
  yesOrNo.flatMap((givenBack) =>
    yesOrNo.flatMap((changed) =>
      yesOrNo.flatMap((unpaid) =>
        yesOrNo.map((inside) => {
          const wrong = [false, other, givenBack, changed, unpaid, inside]
          const verdict = reasons.find((_, reason) => wrong[reason]) ?? 'ok'
          return { other, givenBack, changed, unpaid, inside, verdict }
        }),
      ),
    ),
  ),
)

describe('doorVerdict', () => {
  it.each(truthTable)(
    'of another night $other, given back $givenBack, changed $changed, unpaid $unpaid, in $inside: $verdict',
    ({ other, givenBack, changed, unpaid, inside, verdict }) => {
      const ticket = {
        nightId: other ? NIGHT + 1 : NIGHT,
        revision: changed ? 2 : 1,
        isRevoked: givenBack,
        isUnpaid: unpaid,
        isIn: inside,
      }
      expect(doorVerdict({ nightId: NIGHT, revision: 1, ticket })).toBe(verdict)
    },
  )

  it('knows nobody without a ticket', () => {
    expect(doorVerdict({ nightId: NIGHT, revision: 0, ticket: undefined })).toBe('unknown')
  })

  it('lets in whoever has nothing said against them', () => {
    expect(doorVerdict({ nightId: NIGHT, revision: 0, ticket: { nightId: NIGHT, revision: 0 } })).toBe('ok')
  })

  it('refuses a code that is newer than what the door knows, as one that is older', () => {
    expect(doorVerdict({ nightId: NIGHT, revision: 2, ticket: { nightId: NIGHT, revision: 1 } })).toBe('revoked')
  })
})

describe('DOOR_VERDICTS', () => {
  it('are all that a door can say', () => {
    expect(DOOR_VERDICTS).toEqual(['ok', 'already', 'revoked', 'wrong_event', 'not_paid', 'unknown'])
    expect(new Set([...reasons, 'ok'])).toEqual(new Set(DOOR_VERDICTS))
  })
})
