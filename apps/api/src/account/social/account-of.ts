import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { parseEmail } from '../../validation/validate-fields.ts'
import type { AccountRow } from '../queries.ts'
import type { Person } from './open-id.ts'
import type { Provider } from './provider.ts'
import type { SocialWrites } from './queries.ts'
import { accountNotProven, emailNotVerified, identityTaken, loginFailed } from './refusals.ts'

const LONGEST_NAME = 150

type Arrival = { person: Person; provider: Provider; adding: string | undefined; language: Language }

/** The account of a person whom a provider knows. The provider's own name for them decides, and never the address alone. */
export async function accountOf(inside: SocialWrites, arrival: Arrival): Promise<AccountRow> {
  const { person, provider, adding, language } = arrival
  const known = await inside.findByIdentity({ provider: provider.name, subject: person.subject })
  if (known && adding !== undefined && known.id !== adding) throw identityTaken(provider.label, language)
  if (known) return known
  const email = person.email === undefined ? null : (parseEmail(person.email) ?? null)
  const account =
    adding === undefined ? await openAccount(inside, arrival, email) : await inside.findAccount({ id: adding })
  if (!account) throw loginFailed(language)
  const identity = { provider: provider.name, subject: person.subject, account_id: account.id, email }
  // The same person came in at this very moment: nothing is made twice.
  if (!(await inside.insertIdentity(identity))) throw loginFailed(language)
  return account
}

/** A new account, or the one of the same address when both the provider and the account have seen it proved. */
async function openAccount(inside: SocialWrites, { person, provider, language }: Arrival, email: string | null) {
  if (email !== null && !person.isEmailVerified) throw emailNotVerified(provider.label, language)
  const name = cleanLine(person.name).slice(0, LONGEST_NAME)
  const made = await inside.insertAccount({ id: randomUUIDv7(), email, name, language })
  if (made || email === null) return made
  const account = await inside.findAccount({ email })
  if (account?.email_verified_at === null) throw accountNotProven(provider.label, language)
  return account
}
