import { generateKeyPairSync, randomUUID } from 'node:crypto'
// The door of the package warns of every Node that has no long-term support yet.
import { Provider } from 'oidc-provider/lib/provider.js'
import { html, page } from '../page/page.ts'
import { keptInMemory } from './kept-in-memory.ts'
import { PEOPLE } from './people.ts'

/** The shop as the provider knows it, and under which name the shop knows the provider. */
export const CLIENT = { id: 'dabali', secret: 'the-sandbox-keeps-no-secrets', providerName: 'demo' }

const SECONDS = 10 * 60

/** An OpenID provider for one shop with several sites, which asks every time who it is and never whether they agree. */
export function makeProvider({ issuer, siteOrigins }: { issuer: string; siteOrigins: readonly string[] }) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    adapter: keptInMemory(),
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
