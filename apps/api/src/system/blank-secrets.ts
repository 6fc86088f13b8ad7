import type { MailKind } from '../mail/queries.ts'

/** What is shown in place of a secret. */
const BLANK = '•••'

const WORD = /(?<![\w-])[\w-]{20,}(?![\w-])/g
/** The lengths of our tokens: 128 and 256 random bits in base64url. */
const TOKEN_LENGTHS = [22, 43]
const LINK = /https?:\/\/[^\s"<>]+/g
const LONG_PART = /(?<=[/=.])[\w~-]{16,}/g
const GIFT_CARD_CODE = /\b[\dA-Z]{4}(?:-[\dA-Z]{4}){4}\b/g
const LOGIN_CODE = /(?<!\d)\d{6}(?!\d)/g

const isToken = (word: string) => TOKEN_LENGTHS.includes(word.length) || (/[A-Z]/.test(word) && /\d/.test(word))

/** Names in addresses have small letters only. */
const blankLink = (link: string) =>
  link.replace(LONG_PART, (part) => (isToken(part) || /[A-Z]/.test(part) ? BLANK : part))

/** The text without what opens something: tokens, links with one, and the codes of gift cards. */
const blankSecrets = (text: string): string =>
  text
    .replace(LINK, blankLink)
    .replace(GIFT_CARD_CODE, BLANK)
    .replace(WORD, (word) => (isToken(word) ? BLANK : word))

/** The text of a mail. Only logins have codes of six digits: so have the numbers of orders. */
export function blankMailSecrets(text: string, kind: MailKind): string {
  const blanked = blankSecrets(text)
  return kind === 'login' || kind === 'other' ? blanked.replace(LOGIN_CODE, BLANK) : blanked
}

const SECRET_NAME = /token|offer|hash|code|secret|password|auth|endpoint/i

type Fact = string | number | boolean | null

/** The facts of a payload: its plain values, the secret ones blanked. */
export const factsOf = (payload: object): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]): [string, Fact][] => {
      if (typeof value === 'object' && value !== null) return Object.entries(factsOf(value))
      if (typeof value !== 'string') return [[name, value as Fact]]
      return [[name, SECRET_NAME.test(name) ? BLANK : blankSecrets(value)]]
    }),
  )
