import { phoneNumber } from '../address/phone-number.ts'
import type { Language } from '../http/language.ts'
import { cleanLine } from '../http/request-body.ts'
import { textProblem, validateFields } from '../validation/validate-fields.ts'
import type { AccountQueries, AccountRow } from './queries.ts'
import { toUser } from './to-user.ts'
import type { User } from './user.ts'

const LONGEST_NAME = 150
const NEPALI_DIGITS = /[०-९]/g

export type ProfileChange = { name?: string; phone_number?: string; language?: Language }

/** Changes what was sent and leaves the rest. The address for mails is not changed here: it would have to prove itself. */
export async function changeProfile(
  queries: Pick<AccountQueries, 'changeAccount'>,
  { account, change, language }: { account: AccountRow; change: ProfileChange; language: Language },
): Promise<User> {
  const name = cleanLine(change.name ?? account.name)
  const phone = readPhone(change.phone_number ?? account.phone_number)
  validateFields(
    {
      name: textProblem(name, LONGEST_NAME, { isRequired: false }),
      phone_number: phone === undefined ? 'phone' : undefined,
    },
    language,
  )
  const profile = { name, phone_number: phone ?? '', language: change.language ?? account.language }
  return toUser(await queries.changeAccount(account.id, profile))
}

function readPhone(text: string) {
  const written = cleanLine(text)
  return written === '' ? '' : phoneNumber(latinDigits(written), 'NP')
}

const latinDigits = (text: string) =>
  text.replace(NEPALI_DIGITS, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
