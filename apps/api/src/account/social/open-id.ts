import { createRequire } from 'node:module'
import type * as openid from 'openid-client'
import { StartError } from '../../errors/api-error.ts'

/** An OpenID provider with which the shop is registered. */
export type Provider = {
  name: string
  label: string
  issuer: string
  clientId: string
  /** Without a secret the client authenticates with PKCE alone. */
  clientSecret: string | undefined
}

const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The configured providers: one list in JSON, or variables for each, in this order. */
export function readProviders(variables: NodeJS.ProcessEnv): Provider[] {
  const providers = [...readList(variables['OIDC_PROVIDERS']), ...readEach(variables)]
  const names = providers.map(({ name }) => name)
  const doubled = names.find((name, at) => names.indexOf(name) !== at)
  if (doubled !== undefined) throw new StartError(`The OpenID provider ${doubled} is configured twice.`)
  return providers
}

function readList(text = ''): Provider[] {
  if (text === '') return []
  const entries = parse(text)
  // The value may contain secrets, so the message does not repeat it.
  if (!Array.isArray(entries)) throw new StartError('OIDC_PROVIDERS must be a JSON list of providers.')
  return entries.map((entry, at) => {
    const field = (name: string) => {
      const value: unknown = Reflect.get(Object(entry), name)
      return typeof value === 'string' ? value : ''
    }
    const where = `OIDC_PROVIDERS[${at}]`
    return check(
      {
        name: field('name'),
        label: field('label'),
        issuer: field('issuer'),
        clientId: field('client_id'),
        clientSecret: field('client_secret'),
      },
      { name: `${where}.name`, issuer: `${where}.issuer`, clientId: `${where}.client_id` },
    )
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readEach(variables: NodeJS.ProcessEnv): Provider[] {
  const prefixes = Object.keys(variables).flatMap((variable) => /^(OIDC_.+)_ISSUER$/.exec(variable)?.[1] ?? [])
  return prefixes.sort().flatMap((prefix) => {
    const value = (name: string) => variables[`${prefix}_${name}`] ?? ''
    if (value('ISSUER') === '') return []
    const name = prefix.slice('OIDC_'.length).toLowerCase().replaceAll('_', '-')
    return check(
      {
        name,
        label: value('LABEL'),
        issuer: value('ISSUER'),
        clientId: value('CLIENT_ID'),
        clientSecret: value('CLIENT_SECRET'),
      },
      { name: prefix, issuer: `${prefix}_ISSUER`, clientId: `${prefix}_CLIENT_ID` },
    )
  })
}

type Written = Record<'name' | 'label' | 'issuer' | 'clientId' | 'clientSecret', string>

function check(
  { name, label, issuer, clientId, clientSecret }: Written,
  where: Record<'name' | 'issuer' | 'clientId', string>,
) {
  if (!NAME.test(name)) throw new StartError(`${where.name} must be a name of small letters, digits and dashes.`)
  if (!isIssuer(issuer)) throw new StartError(`${where.issuer} must be an https address, or http on this machine.`)
  if (clientId === '') throw new StartError(`${where.clientId} is missing.`)
  return { name, label: label || capitalise(name), issuer, clientId, clientSecret: clientSecret || undefined }
}

function isIssuer(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const require = createRequire(import.meta.url)
// Loaded on use: it is large, and most processes never need it.
const library = (): typeof openid => require('openid-client')

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
      return library().buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: returnAddress(site, provider),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await library().calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href
    },

    async personOf(provider: Provider, { site, code, state, nonce, codeVerifier, iss }: Answered): Promise<Person> {
      const configuration = await configurationOf(provider)
      const { issuer } = configuration.serverMetadata()
      const address = new URL(returnAddress(site, provider))
      // Some sites pass on only code and state; the redirect URI identifies the provider.
      address.search = String(new URLSearchParams({ code, state, iss: iss ?? issuer }))
      const tokens = await library().authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new (library().ClientError)('no claims')
      return toPerson({ ...claims, ...(await moreClaims(configuration, tokens.access_token, claims)) })
    },
  }
}

export type OpenIdClient = ReturnType<typeof openIdClient>

function discover({ issuer, clientId, clientSecret }: Provider) {
  const server = new URL(issuer)
  const authentication = clientSecret === undefined ? library().None() : undefined
  return library().discovery(server, clientId, clientSecret, authentication, {
    timeout: LONGEST_WAIT_SECONDS,
    // Only a provider on this machine is configured without https.
    execute: server.protocol === 'http:' ? [library().allowInsecureRequests] : [],
  })
}

/** Many providers return the email address only from the userinfo endpoint. */
async function moreClaims(configuration: openid.Configuration, accessToken: string, claims: openid.IDToken) {
  const { userinfo_endpoint } = configuration.serverMetadata()
  if (claims['email'] !== undefined || userinfo_endpoint === undefined) return {}
  return library().fetchUserInfo(configuration, accessToken, claims.sub)
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
  if (error instanceof library().AuthorizationResponseError) return true
  if (error instanceof library().ResponseBodyError) return error.status < 500
  return error instanceof library().ClientError && REFUSALS.test(error.code ?? '')
}

const REFUSALS = /^OAUTH_(JWT|JSON|INVALID|KEY)_/
