import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { Provider } from 'oidc-provider/lib/provider.js'
import { html, page } from '../page/page.ts'

type Entry = { payload: AdapterPayload; until: number }

/** The in-memory storage of the provider, by model name. */
function memoryAdapter() {
  const kinds = new Map<string, Map<string, Entry>>()

  return (kind: string): Adapter => {
    const entries = kinds.get(kind) ?? new Map<string, Entry>()
    kinds.set(kind, entries)
    const alive = () => {
      for (const [id, { until }] of entries) if (until <= Date.now()) entries.delete(id)
      return entries
    }
    const findWhere = (isMeant: (payload: AdapterPayload) => boolean) =>
      [...alive().values()].find(({ payload }) => isMeant(payload))?.payload

    return {
      upsert: async (id, payload, seconds) => {
        entries.set(id, { payload, until: Date.now() + (seconds ? seconds * 1000 : Number.POSITIVE_INFINITY) })
      },
      find: async (id) => alive().get(id)?.payload,
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const found = alive().get(id)
        if (found) found.payload['consumed'] = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id)
      },
    }
  }
}

export type Person = { sub: string; name: string; email: string; email_verified: boolean; says: string }

/** Invented people, each for a case that a shop has to handle. */
const PEOPLE: readonly Person[] = [
  { sub: 'mira', name: 'Mira Lekhak', email: 'mira@people.example', email_verified: true, says: 'buys books' },
  { sub: 'kesar', name: 'Kesar Jun', email: 'kesar@people.example', email_verified: true, says: 'goes to concerts' },
  {
    sub: 'dholma',
    name: 'Dholma Dwar',
    email: 'door@dabali.example',
    email_verified: true,
    says: 'staff account, can check in tickets',
  },
  {
    sub: 'sanu',
    name: 'Sanu Ojhel',
    email: 'sanu@people.example',
    email_verified: false,
    says: 'email address not verified',
  },
]

/** The client of the shop, and the name of the provider in the shop. */
export const CLIENT = { id: 'dabali', secret: 'the-sandbox-keeps-no-secrets', providerName: 'demo' }

const SECONDS = 10 * 60

/** An OpenID provider for one shop with several sites: always asks for the account, never for consent. */
function makeProvider({ issuer, siteOrigins }: { issuer: string; siteOrigins: readonly string[] }) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: siteOrigins.map((site) => `${site}/account/social/complete/${CLIENT.providerName}`),
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: {
      AccessToken: SECONDS,
      AuthorizationCode: 60,
      Grant: SECONDS,
      IdToken: SECONDS,
      Interaction: SECONDS,
      Session: SECONDS,
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/identity/choose/${uid}/` },
    findAccount: (_context, sub) => {
      const person = PEOPLE.find((known) => known.sub === sub)
      if (!person) return undefined
      const { name, email, email_verified } = person
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified }) }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(context, { error, error_description }) {
      context.type = 'html'
      context.body = page(
        'Login failed',
        html`<section><p>${error}: ${error_description}</p><p class="quiet">Go back to the site and try again.</p></section>`,
      )
    },
  })
}

const describe = ({ name, email, email_verified, says }: Person) =>
  html`<strong>${name}</strong> <span class="quiet">${email}${email_verified ? '' : ', not verified'}: ${says}</span>`

const peoplePage = (issuer: string) =>
  page(
    'Identity',
    html`<section><h2>Demo accounts</h2><ul>${PEOPLE.map((person) => html`<li>${describe(person)}</li>`)}</ul>
<p class="quiet">Start on the login page of a site.</p></section>
<section><h2>Environment variables</h2><pre>OIDC_DEMO_ISSUER=${issuer}
OIDC_DEMO_CLIENT_ID=${CLIENT.id}
OIDC_DEMO_CLIENT_SECRET=${CLIENT.secret}
OIDC_DEMO_LABEL=Demo account</pre></section>`,
  )

const choicePage = (uid: string, redirectUri: string) =>
  page(
    'Choose a demo account',
    html`<p class="quiet">${new URL(redirectUri).origin} wants to know. These people are invented.</p>
<form class="choices" method="post" action="/identity/choose/${uid}/">${PEOPLE.map(
      (person) => html`<button name="person" value="${person.sub}">${describe(person)}</button>`,
    )}
<button name="person" value="">Cancel and go back</button></form>`,
  )

const tooLatePage = () =>
  page(
    'This login has expired',
    html`<section><p>It took too long or is already complete. Go back to the site and try again.</p></section>`,
  )

const MOUNT = '/identity'

type Choice = { Params: { uid: string }; Body: { person?: string } | undefined }

export function identityRoutes(app: FastifyInstance, siteOrigins: readonly string[]) {
  const issuer = () => {
    // Called during a request, so the server is listening on a port.
    const { address, port } = app.server.address() as AddressInfo
    return `http://${address}:${port}${MOUNT}`
  }
  let made: { provider: Provider; answer: ReturnType<Provider['callback']> } | undefined
  // The issuer contains the port, which is known only when the server is listening.
  const identity = () => {
    if (made) return made
    const provider = makeProvider({ issuer: issuer(), siteOrigins })
    made = { provider, answer: provider.callback() }
    return made
  }

  app.get(`${MOUNT}/`, (_request, reply) =>
    reply.type('text/html').send(peoplePage(app.server.listening ? issuer() : '')),
  )

  app.get<Choice>(`${MOUNT}/choose/:uid/`, async (request, reply) => {
    const interaction = await identity()
      .provider.interactionDetails(request.raw, reply.raw)
      .catch(() => undefined)
    return reply
      .code(interaction ? 200 : 400)
      .type('text/html')
      .send(interaction ? choicePage(request.params.uid, String(interaction.params['redirect_uri'])) : tooLatePage())
  })

  app.post<Choice>(`${MOUNT}/choose/:uid/`, async (request, reply) => {
    const person = PEOPLE.find(({ sub }) => sub === request.body?.person)
    const choice =
      person === undefined
        ? { error: 'access_denied', error_description: 'The user cancelled the login.' }
        : { login: { accountId: person.sub, remember: false } }
    const next = await identity()
      .provider.interactionResult(request.raw, reply.raw, choice)
      .catch(() => undefined)
    return next === undefined ? reply.code(400).type('text/html').send(tooLatePage()) : reply.redirect(next, 303)
  })

  app.register(async (protocol) => {
    // The provider parses request bodies itself.
    protocol.removeAllContentTypeParsers()
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null))
    protocol.all(`${MOUNT}/*`, (request, reply) => {
      reply.hijack()
      return identity().answer(underMount(request.raw), reply.raw)
    })
  })
}

function underMount(request: IncomingMessage & { originalUrl?: string }) {
  request.originalUrl = request.url ?? ''
  request.url = request.originalUrl.slice(MOUNT.length)
  // Without the session cookie the account is asked for at every login.
  request.headers.cookie = (request.headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ')
  return request
}
