import * as openid from 'openid-client'
import type { Provider } from './providers.ts'

const LONGEST_WAIT_SECONDS = 5
const DISCOVERY_CACHE_MS = 60 * 60 * 1000

export type Asked = { site: string; state: string; nonce: string; codeVerifier: string }
export type Answered = Omit<Asked, 'state'> & { code: string; state: string; iss: string | undefined }
export type Person = { subject: string; email: string | undefined; isEmailVerified: boolean; name: string }

/** The redirect URI. It names the provider, so that no provider can answer for another. */
const returnAddress = (site: string, { name }: Provider) => `${site}/account/social/complete/${name}`

/** OpenID client; a provider's metadata is fetched on its first use. */
export function openIdClient() {
  const known = new Map<string, { configuration: Promise<openid.Configuration>; until: number }>()

  function configurationOf(provider: Provider) {
    const cached = known.get(provider.name)
    if (cached && cached.until > Date.now()) return cached.configuration
    const configuration = discover(provider)
    known.set(provider.name, { configuration, until: Date.now() + DISCOVERY_CACHE_MS })
    configuration.catch(() => known.delete(provider.name))
    return configuration
  }

  return {
    async authorizeUrl(provider: Provider, { site, state, nonce, codeVerifier }: Asked): Promise<string> {
      return openid.buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: returnAddress(site, provider),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href
    },

    async personOf(provider: Provider, { site, code, state, nonce, codeVerifier, iss }: Answered): Promise<Person> {
      const configuration = await configurationOf(provider)
      const { issuer } = configuration.serverMetadata()
      const address = new URL(returnAddress(site, provider))
      // Some sites pass on only code and state; the redirect URI identifies the provider.
      address.search = String(new URLSearchParams({ code, state, iss: iss ?? issuer }))
      const tokens = await openid.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new openid.ClientError('no claims')
      return toPerson({ ...claims, ...(await moreClaims(configuration, tokens.access_token, claims)) })
    },
  }
}

export type OpenIdClient = ReturnType<typeof openIdClient>

function discover({ issuer, clientId, clientSecret }: Provider) {
  const server = new URL(issuer)
  const authentication = clientSecret === undefined ? openid.None() : undefined
  return openid.discovery(server, clientId, clientSecret, authentication, {
    timeout: LONGEST_WAIT_SECONDS,
    // Only a provider on this machine is configured without https.
    execute: server.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
  })
}

/** Many providers return the email address only from the userinfo endpoint. */
async function moreClaims(configuration: openid.Configuration, accessToken: string, claims: openid.IDToken) {
  const { userinfo_endpoint } = configuration.serverMetadata()
  if (claims['email'] !== undefined || userinfo_endpoint === undefined) return {}
  return openid.fetchUserInfo(configuration, accessToken, claims.sub)
}

function toPerson({ sub, email, email_verified, name }: { sub: string; [claim: string]: unknown }): Person {
  return {
    subject: sub,
    email: typeof email === 'string' ? email : undefined,
    isEmailVerified: email_verified === true || email_verified === 'true',
    name: typeof name === 'string' ? name : '',
  }
}

/** True when the provider, or its response, refuses the login; false when the provider is unreachable. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof openid.AuthorizationResponseError) return true
  if (error instanceof openid.ResponseBodyError) return error.status < 500
  return error instanceof openid.ClientError && REFUSALS.test(error.code ?? '')
}

const REFUSALS = /^OAUTH_(JWT|JSON|INVALID|KEY)_/
