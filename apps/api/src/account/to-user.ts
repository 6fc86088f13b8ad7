import type { AccountRow } from './queries.ts'
import type { User } from './user.ts'

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
