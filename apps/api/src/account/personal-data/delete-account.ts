import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import type { Visitor } from '../identify-visitors.ts'
import type { CodeCost } from '../magic-link/code.ts'
import type { MagicLinkQueries } from '../magic-link/queries.ts'
import { proveCode } from '../magic-link/use-code.ts'
import type { PersonalDataQueries } from './queries.ts'

const NOT_FRESH: Record<Language, string> = {
  en: 'To delete your account, log in again or enter a code that we send you.',
  ne: 'खाता मेटाउन फेरि लग इन गर्नुहोस् वा हामीले पठाएको कोड लेख्नुहोस्।',
}

type Parts = { queries: PersonalDataQueries; codes: Pick<MagicLinkQueries, 'countTry' | 'useCode'> }
type Wish = {
  visitor: Visitor
  code: string | undefined
  network: string
  language: Language
  codeCost: CodeCost
}

/** Whoever finds a device that was left open cannot do this: it needs a log-in of these minutes, or the mailbox. */
export async function deleteAccount({ queries, codes }: Parts, { visitor, ...proof }: Wish): Promise<void> {
  if (!visitor.is_fresh && !(await isProved(codes, { email: visitor.email, ...proof }))) {
    throw new ApiError(403, { detail: NOT_FRESH[proof.language], code: 'fresh_login_required' })
  }
  await queries.inTransaction(async (inside) => {
    await inside.deleteAccount(visitor.id)
    if (visitor.email !== null && visitor.email_verified_at !== null) await inside.deleteByEmail(visitor.email)
  })
}

type Proof = Omit<Wish, 'visitor'> & { email: string | null }

async function isProved(codes: Parts['codes'], { email, code, ...asked }: Proof) {
  if (email === null || code === undefined) return false
  return (await codes.useCode(await proveCode(codes, { email, code, ...asked }))) !== undefined
}
