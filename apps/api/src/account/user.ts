import { type Static, Type } from 'typebox'
import { latinDigits, parsePhoneNumber } from '../address/address.ts'
import type { Language } from '../http/language.ts'
import { cleanLine } from '../http/request-body.ts'
import { stringEnum } from '../http/schemas.ts'
import { textProblem, validateFields } from '../validation/validate-fields.ts'
import type { AccountQueries, AccountRow } from './queries.ts'

export const UserSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String({ description: 'The same as `email`, or empty.' }),
    email: Type.Union([Type.String(), Type.Null()]),
    is_email_verified: Type.Boolean(),
    name: Type.String(),
    phone_number: Type.String(),
    language: stringEnum(['en', 'ne']),
    date_joined: Type.String({ format: 'date-time' }),
  },
  { $id: 'User' },
)

export type User = Static<typeof UserSchema>

export const toUser = (account: AccountRow): User => ({
  id: account.id,
  username: account.email ?? '',
  email: account.email,
  is_email_verified: account.email_verified_at !== null,
  name: account.name,
  phone_number: account.phone_number,
  language: account.language,
  date_joined: account.created_at.toISOString(),
})

const LONGEST_NAME = 150

export type ProfileChange = { name?: string; phone_number?: string; language?: Language }

/** Updates the given fields. The email address cannot be changed here, because a new one must be verified. */
export async function changeProfile(
  queries: Pick<AccountQueries, 'changeAccount'>,
  { account, change, language }: { account: AccountRow; change: ProfileChange; language: Language },
): Promise<User> {
  const name = cleanLine(change.name ?? account.name)
  const phone = parsePhone(change.phone_number ?? account.phone_number)
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

function parsePhone(text: string) {
  const written = cleanLine(text)
  return written === '' ? '' : parsePhoneNumber(latinDigits(written), 'NP')
}
