import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../http/language.ts'
import { hashIfToken } from '../../tokens/tokens.ts'
import { type Entry, enter, type Visit } from '../enter.ts'
import { accountOf } from './account-of.ts'
import type { OpenIdClient } from './open-id.ts'
import type { Provider } from './provider.ts'
import { providerFailure } from './provider-failure.ts'
import type { SocialQueries } from './queries.ts'
import { loginFailed } from './refusals.ts'

type Parts = { queries: SocialQueries; client: OpenIdClient; provider: Provider; log: FastifyBaseLogger }
type Return = {
  code: string
  state: string
  iss: string | undefined
  browserHash: Buffer | undefined
  accountId: string | undefined
  language: Language
  visit: Visit
}

/** Logs in whoever comes back from a provider in the browser in which they went there. */
export async function completeLogin({ queries, client, provider, log }: Parts, back: Return): Promise<Entry> {
  const { language, visit } = back
  const begun = await takeLogin(queries, provider, back)
  if (!begun) throw loginFailed(language)
  const { site, nonce, code_verifier: codeVerifier } = begun
  const person = await client.personOf(provider, { ...back, site, nonce, codeVerifier }).catch((error) => {
    throw providerFailure(error, { provider, language, log })
  })
  // Who began it logged in and is so no more, or is somebody else by now, adds nothing to that account.
  const adding = begun.account_id !== null && begun.account_id === back.accountId ? begun.account_id : undefined
  return queries.inTransaction(async (inside) => {
    const account = await accountOf(inside, { person, provider, adding, language })
    return enter(inside, { account, next: begun.next, visit })
  })
}

async function takeLogin(
  queries: Pick<SocialQueries, 'takeLogin'>,
  { name }: Provider,
  { state, browserHash }: Return,
) {
  const stateHash = hashIfToken(state)
  if (stateHash === undefined || browserHash === undefined) return undefined
  return queries.takeLogin({ stateHash, browserHash, provider: name })
}
