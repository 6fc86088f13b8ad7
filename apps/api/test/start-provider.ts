import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string }

const CLIENT = { clientId: 'dabali', clientSecret: 'a secret of the test' }
const SITES = ['http://localhost:3000', 'http://localhost:3001']

/** An OpenID provider that knows whoever it is told of, and lets them in without asking. */
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
    /** What a browser does from the address of the provider until it is sent back; the answer of the provider. */
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
