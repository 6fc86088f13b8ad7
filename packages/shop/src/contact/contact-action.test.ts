import { describe, expect, it } from 'vitest'
import { contactDraftCookies, DRAFT_COOKIES, NO_DRAFT, readContactDraft } from './contact-action.ts'

const draft = { name: 'आशा राई', email: 'asha@example', subject: '', message: 'मेरो पार्सल कहाँ पुग्यो?' }
/** Not to be packed any smaller. */
const noise = Array.from({ length: 5000 }, (_, at) => String.fromCodePoint(0x900 + ((at * 7919) % 97))).join('')

const countItems = (cookies: string[]) =>
  DRAFT_COOKIES.map(
    (name) =>
      cookies
        .find((one) => one.startsWith(`${name}=`))
        ?.slice(name.length + 1)
        .split(';')[0],
  )

describe('the draft of a message', () => {
  it.each([
    { what: 'as it was written', cookieStore: draft },
    { what: 'also when it is as long as it may be', cookieStore: { ...draft, message: noise } },
  ])('comes back $what', ({ cookieStore }) => {
    expect(readContactDraft(countItems(contactDraftCookies(cookieStore)))).toEqual(cookieStore)
  })

  it('fits into cookies, for 15 minutes and HTTP-only', () => {
    const cookies = contactDraftCookies({ ...draft, message: noise })
    expect(Math.max(...cookies.map(({ length }) => length))).toBeLessThan(4096)
    expect(cookies[0]).toMatch(/; path=\/; max-age=900; samesite=lax; httponly$/)
  })

  it('is deleted completely', () => {
    expect(contactDraftCookies(undefined)).toEqual(
      DRAFT_COOKIES.map((name) => `${name}=; path=/; max-age=0; samesite=lax; httponly`),
    )
  })

  it.each([[], [undefined], [''], ['AAAA'], ['not packed at all'], ['q1YqSy1Rslu']])(
    'is empty for the stored value %j',
    (...pieces) => {
      expect(readContactDraft(pieces)).toEqual(NO_DRAFT)
    },
  )
})
