import { safeRedirect } from '@dabali/domain'
import type { FastifyBaseLogger } from 'fastify'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Language } from '../../http/language.ts'
import { createToken, hashToken } from '../../tokens/tokens.ts'
import type { OpenIdClient } from './open-id.ts'
import type { Provider } from './provider.ts'
import { providerFailure } from './provider-failure.ts'
import type { SocialQueries } from './queries.ts'

type Parts = {
  queries: Pick<SocialQueries, 'insertLogin'>
  client: OpenIdClient
  provider: Provider
  log: FastifyBaseLogger
}
type Wish = {
  site: string
  next: string | undefined
  browserHash: Buffer
  /** Whoever is logged in already wants one more way in. */
  accountId: string | undefined
  language: Language
}

/** Where the visitor goes to say who they are; what must come back is remembered here and never in the browser. */
export async function beginLogin({ queries, client, provider, log }: Parts, wish: Wish): Promise<string> {
  const [state, nonce, codeVerifier] = [createToken(), randomNonce(), randomPKCECodeVerifier()]
  const url = await client.authorizeUrl(provider, { site: wish.site, state, nonce, codeVerifier }).catch((error) => {
    throw providerFailure(error, { provider, language: wish.language, log })
  })
  await queries.insertLogin({
    state_hash: hashToken(state),
    browser_hash: wish.browserHash,
    provider: provider.name,
    nonce,
    code_verifier: codeVerifier,
    next: safeRedirect(wish.next),
    site: wish.site,
    account_id: wish.accountId ?? null,
  })
  return url
}
