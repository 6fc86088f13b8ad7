import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { Provider } from 'oidc-provider/lib/provider.js'
import { html, page } from '../page/page.ts'

type Kept = { payload: AdapterPayload; until: number }

/** Where the provider keeps what it must know of a log-in, for each kind of thing apart; gone when the process ends. */
function memoryAdapter() {
  const kinds = new Map<string, Map<string, Kept>>()

  return (kind: string): Adapter => {
    const kept = kinds.get(kind) ?? new Map<string, Kept>()
    kinds.set(kind, kept)
    const alive = () => {
      for (const [id, { until }] of kept) if (until <= Date.now()) kept.delete(id)
      return kept
    }
    const findWhere = (isMeant: (payload: AdapterPayload) => boolean) =>
      [...alive().values()].find(({ payload }) => isMeant(payload))?.payload

    return {
      upsert: async (id, payload, seconds) => {
        kept.set(id, { payload, until: Date.now() + (seconds ? seconds * 1000 : Number.POSITIVE_INFINITY) })
      },
      find: async (id) => alive().get(id)?.payload,
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const found = alive().get(id)
        if (found) found.payload['consumed'] = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void kept.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, { payload }] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
  }
}

export type Person = { sub: string; name: string; email: string; email_verified: boolean; says: string }

/** Invented, each for something that a shop must be able to do. */
export const PEOPLE: readonly Person[] = [
  { sub: 'mira', name: 'Mira Lekhak', email: 'mira@people.example', email_verified: true, says: 'buys books' },
  { sub: 'kesar', name: 'Kesar Jun', email: 'kesar@people.example', email_verified: true, says: 'goes to concerts' },
  {
    sub: 'dholma',
    name: 'Dholma Dwar',
    email: 'door@dabali.example',
    email_verified: true,
    says: 'works at the door, and may do what staff may',
  },
  {
    sub: 'sanu',
    name: 'Sanu Ojhel',
    email: 'sanu@people.example',
    email_verified: false,
    says: 'never proved that the e-mail address is theirs',
  },
]

// The door of the package warns of every Node that has no long-term support yet.

/** The shop as the provider knows it, and under which name the shop knows the provider. */
export const CLIENT = { id: 'dabali', secret: 'the-sandbox-keeps-no-secrets', providerName: 'demo' }

const SECONDS = 10 * 60

/** An OpenID provider for one shop with several sites, which asks every time who it is and never whether they agree. */
export function makeProvider({ issuer, siteOrigins }: { issuer: string; siteOrigins: readonly string[] }) {
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
        'This log-in cannot go on',
        html`<section><p>${error}: ${error_description}</p><p class="quiet">Go back to the shop and begin again.</p></section>`,
      )
    },
  })
}
