import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { buildApp } from '../src/app.ts'
import { startApp } from './start-app.ts'

export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string }

const CLIENT = { clientId: 'dabali', clientSecret: 'a secret of the test' }
const SITES = ['http://localhost:3000', 'http://localhost:3001']

/** An OpenID provider that logs in any given person without a prompt. */
export async function startProvider(name: string) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, Person>()
  let visitor = ''

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: SITES.map((site) => `${site}/account/social/complete/${name}`),
      },
    ],
    jwks: {
      keys: [
        { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), alg: 'RS256' },
      ],
    },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/finish/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/finish/')) return answer(request, response)
    provider.interactionFinished(request, response, { login: { accountId: visitor } })
  })

  return {
    configured: { name, label: 'Yeti', issuer, ...CLIENT },
    /** Follows the authorization URL until the return; returns its parameters. */
    async visit(authorizeUrl: string, person: Person) {
      people.set(person.sub, person)
      visitor = person.sub
      const address = new URL(authorizeUrl)
      const cookies = new Map<string, string>()
      for (let at = address; ; ) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
        await response.arrayBuffer()
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (location === null) throw new Error(`${response.status} at ${at.pathname}`)
        at = new URL(location, at)
        if (at.origin === issuer) continue
        const read = (parameter: string) => at.searchParams.get(parameter) ?? ''
        return { code: read('code'), state: read('state'), iss: read('iss'), returnAddress: at.origin + at.pathname }
      }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    async restart() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

export type Returned = { code: string; state: string; iss?: string }

/** The API with a provider named Yeti, and logins through it. */
export async function startSocialApp() {
  const api = await startApp()
  const provider = await startProvider('yeti')
  const app = buildApp({ ...api.parts, visitors: { providers: [provider.configured] } })

  async function begin({ next = '/', headers = {} }: { next?: string; headers?: Record<string, string> } = {}) {
    const answer = await app.inject({ url: `/v1/api/auth/social/yeti/?${new URLSearchParams({ next })}`, headers })
    const mark = answer.cookies.find(({ name }) => name === 'dabali_social')
    return { answer, authorizeUrl: String(answer.json().authorize_url), cookie: `dabali_social=${mark?.value}` }
  }

  const complete = ({ code, state, iss }: Returned, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/v1/api/auth/social/complete/yeti/',
      payload: { code, state, ...(iss === undefined ? {} : { iss }) },
      headers: { cookie },
    })

  return {
    ...api,
    app,
    provider,
    begin,
    complete,
    /** A whole login. */
    async logIn(person: Person, { session = '', next = '/' } = {}) {
      const { authorizeUrl, cookie } = await begin({ next, headers: { cookie: session } })
      const returned = await provider.visit(authorizeUrl, person)
      return { returned, cookie, answer: await complete(returned, [cookie, session].filter(Boolean).join('; ')) }
    },
    async stop() {
      await app.close()
      await provider.stop()
      await api.stop()
    },
  }
}

export type SocialApp = Awaited<ReturnType<typeof startSocialApp>>
