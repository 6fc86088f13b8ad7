import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { requireAccount, setSessionCookie, type Visitor } from '../../account/sessions.ts'
import { businessRefusal } from '../../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../../http/forwarded-headers.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import type { KeyRing } from '../../signing-keys/queries.ts'
import { createToken, hashToken } from '../../tokens/tokens.ts'
import { staffActor } from '../access.ts'
import { recordStaffEvent, type StaffChange } from '../audit/queries.ts'
import { PERMISSIONS, ROLES } from '../permissions.ts'
import { SignedCredential, verifyPasskey } from './passkeys.ts'
import {
  type Connection,
  type FactorQueries,
  type FactorStatements,
  factorStatements,
  type PasskeyRow,
} from './queries.ts'
import { hashRecoveryCode, newRecoveryCodes, openSecret, stepOf } from './totp.ts'

const time = Type.String({ format: 'date-time' })

const PasskeySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: time,
  last_used_at: nullable(time),
})

export const StaffMeSchema = Type.Object(
  {
    account_id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    roles: Type.Array(stringEnum(ROLES)),
    permissions: Type.Array(stringEnum(PERMISSIONS)),
    second_factor: Type.Object({
      state: stringEnum(['passed', 'second_factor_required', 'second_factor_setup_required'] as const, {
        description: '`passed` if the login may be used for staff operations, also where no second factor is needed.',
      }),
      passed_until: nullable(time),
      has_totp: Type.Boolean(),
      passkeys: Type.Array(PasskeySchema),
      recovery_codes: Type.Integer({ description: 'How many are left.' }),
    }),
  },
  { $id: 'StaffMe' },
)

export const CodeSchema = Type.String({ minLength: 1, maxLength: 100 })

export const ProofSchema = Type.Object({
  code: Type.Optional(CodeSchema),
  recovery_code: Type.Optional(CodeSchema),
  passkey: Type.Optional(SignedCredential),
})

const RecoveryCodes = Type.Array(Type.String(), { description: 'Shown only here. Each works once.' })
export const FirstCodes = Type.Object({ recovery_codes: RecoveryCodes })

export type FactorDeps = { queries: FactorQueries; sites: SiteOrigins; keys: () => Promise<KeyRing> }

/** The own membership, with its second factors. */
export async function showMe(
  queries: FactorQueries,
  { id, email, name, session_id, membership }: Visitor,
): Promise<Static<typeof StaffMeSchema>> {
  const [factors, passkeys] = [await queries.findFactors(id), await queries.listPasskeys(id)]
  return {
    account_id: id,
    email: email ?? '',
    name,
    roles: membership?.roles ?? [],
    permissions: membership?.permissions ?? [],
    second_factor: {
      state: membership?.factor ?? 'second_factor_required',
      passed_until: (await queries.passedUntil(session_id))?.toISOString() ?? null,
      has_totp: factors.secret !== null,
      passkeys: passkeys.map(toPasskey),
      recovery_codes: factors.recovery_codes,
    },
  }
}

type Proof = { request: FastifyRequest; visitor: Visitor; proof: Static<typeof ProofSchema> }
type Use = (inside: FactorStatements) => Promise<string>

/** Checks what was sent, and returns what uses it up in the transaction; each is accepted once. */
export async function readProof(
  { queries, sites, keys }: FactorDeps,
  { request, visitor, proof }: Proof,
): Promise<Use> {
  const { id, session_id: sessionId } = visitor
  const { code, recovery_code: recoveryCode, passkey: signed } = proof
  if (signed !== undefined) {
    const challenge = await queries.takeChallenge({ sessionId, kind: 'pass' })
    const passkey = (await queries.listPasskeys(id)).find((known) => known.id === signed.id)
    const site = siteOrigin(request, sites)
    const to = challenge && passkey && (await verifyPasskey(signed, { site, challenge, passkey }))
    if (!passkey || typeof to !== 'number') throw refusedPasskey(request)
    return async (inside) => {
      if (!(await inside.usePasskey({ accountId: id, id: passkey.id, from: passkey.counter, to })))
        throw refusedPasskey(request)
      return passkey.id
    }
  }
  if (recoveryCode !== undefined) {
    return async (inside) => {
      if (!(await inside.useRecoveryCode(id, hashRecoveryCode(id, recoveryCode)))) throw wrongCode(request)
      return 'recovery_code'
    }
  }
  const { secret: sealed } = await queries.findFactors(id)
  const secret = sealed ? openSecret(await keys(), id, sealed) : undefined
  const step = secret && code ? stepOf(secret, code) : undefined
  if (step === undefined) throw wrongCode(request)
  return async (inside) => {
    if (!(await inside.useTotpStep({ accountId: id, step }))) throw wrongCode(request)
    return 'totp'
  }
}

/** Does what proves the factor, records it and gives the login a new token, all or nothing. */
export async function passFactor<T>(
  { queries }: Pick<FactorDeps, 'queries'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  prove: (inside: Connection) => Promise<{ answer: T; change: StaffChange }>,
): Promise<T> {
  const { session_id: sessionId } = await requireAccount(request)
  const actor = await staffActor(request)
  const token = createToken()
  const answer = await queries.inTransaction(async (inside) => {
    const proven = await prove(inside)
    await factorStatements(inside).passFactor(sessionId, hashToken(token))
    await recordStaffEvent(inside, actor, proven.change)
    return proven.answer
  })
  setSessionCookie(reply, token)
  return answer
}

/** Recovery codes for a member who has none; empty for the others. */
export async function firstCodes(inside: Connection, accountId: string): Promise<Static<typeof FirstCodes>> {
  const statements = factorStatements(inside)
  const { recovery_codes: left } = await statements.findFactors(accountId)
  if (left > 0) return { recovery_codes: [] }
  const { codes, hashes } = newRecoveryCodes(accountId)
  await statements.replaceRecoveryCodes(accountId, hashes)
  return { recovery_codes: codes }
}

/** Recovery codes stand in for another factor, and go with the last. */
export async function removeUselessCodes(inside: Connection, accountId: string) {
  const statements = factorStatements(inside)
  const { secret } = await statements.findFactors(accountId)
  if (secret !== null || (await statements.listPasskeys(accountId)).length > 0) return
  await statements.replaceRecoveryCodes(accountId, [])
}

const [TEN_MINUTES, DAY] = [600, 86_400]
const MOST_AT_ONCE = 5
const MOST_IN_A_DAY = 30

/**
 * Limits wrong codes per account, over all its logins: at 30 a day a guesser of three valid codes in a million needs years.
 * Counts before the attempt, so that concurrent requests cannot get around it; accepted ones are uncounted.
 */
export const limitAttempts =
  (limits: RateLimitQueries) =>
  async <T>({ language }: FastifyRequest, accountId: string, act: () => Promise<T>): Promise<T> => {
    const counters = [
      { key: `second factor of ${accountId}`, most: MOST_AT_ONCE, seconds: TEN_MINUTES },
      { key: `second factor in a day of ${accountId}`, most: MOST_IN_A_DAY, seconds: DAY },
    ]
    for (const counter of counters) await limits.limit({ ...counter, language })
    const answer = await act()
    for (const { key } of counters) await limits.uncount(key)
    return answer
  }

export const wrongCode = ({ language }: FastifyRequest) =>
  businessRefusal(MESSAGES[language].account.wrongCode, 'wrong_code')
export const refusedPasskey = ({ language }: FastifyRequest) =>
  businessRefusal(MESSAGES[language].staff.passkeyRefused, 'passkey_refused')

const toPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
