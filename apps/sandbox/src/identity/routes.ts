import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { html, page } from '../page/page.ts'
import { CLIENT, makeProvider, PEOPLE, type Person } from './provider.ts'

const describe = ({ name, email, email_verified, says }: Person) =>
  html`<strong>${name}</strong> <span class="quiet">${email}${email_verified ? '' : ', not verified'}: ${says}</span>`

const peoplePage = (issuer: string) =>
  page(
    'Identity',
    html`<section><h2>Who can come in</h2><ul>${PEOPLE.map((person) => html`<li>${describe(person)}</li>`)}</ul>
<p class="quiet">Begin at the log-in of a site: it sends you here to choose.</p></section>
<section><h2>How a shop is told of it</h2><pre>OIDC_DEMO_ISSUER=${issuer}
OIDC_DEMO_CLIENT_ID=${CLIENT.id}
OIDC_DEMO_CLIENT_SECRET=${CLIENT.secret}
OIDC_DEMO_LABEL=Demo people</pre></section>`,
  )

const choicePage = (uid: string, redirectUri: string) =>
  page(
    'Who are you today?',
    html`<p class="quiet">${new URL(redirectUri).origin} wants to know. These people are invented.</p>
<form class="choices" method="post" action="/identity/choose/${uid}/">${PEOPLE.map(
      (person) => html`<button name="person" value="${person.sub}">${describe(person)}</button>`,
    )}
<button name="person" value="">Nobody: go back to the shop</button></form>`,
  )

const tooLatePage = () =>
  page(
    'This log-in is over',
    html`<section><p>It took too long, or it has ended already. Begin again at the shop.</p></section>`,
  )

const MOUNT = '/identity'

type Choice = { Params: { uid: string }; Body: { person?: string } | undefined }

export function identityRoutes(app: FastifyInstance, siteOrigins: readonly string[]) {
  const issuer = () => {
    // Asked for by a request, and so on a server that listens on a port.
    const { address, port } = app.server.address() as AddressInfo
    return `http://${address}:${port}${MOUNT}`
  }
  let made: { provider: Provider; answer: ReturnType<Provider['callback']> } | undefined
  // The issuer holds the port, which is known only once the server listens.
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
    const begun = await identity()
      .provider.interactionDetails(request.raw, reply.raw)
      .catch(() => undefined)
    return reply
      .code(begun ? 200 : 400)
      .type('text/html')
      .send(begun ? choicePage(request.params.uid, String(begun.params['redirect_uri'])) : tooLatePage())
  })

  app.post<Choice>(`${MOUNT}/choose/:uid/`, async (request, reply) => {
    const person = PEOPLE.find(({ sub }) => sub === request.body?.person)
    const choice =
      person === undefined
        ? { error: 'access_denied', error_description: 'Whoever was asked went back.' }
        : { login: { accountId: person.sub, remember: false } }
    const next = await identity()
      .provider.interactionResult(request.raw, reply.raw, choice)
      .catch(() => undefined)
    return next === undefined ? reply.code(400).type('text/html').send(tooLatePage()) : reply.redirect(next, 303)
  })

  app.register(async (protocol) => {
    // The provider reads the bodies that are meant for it.
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
  // Nobody stays logged in here: whoever comes again is asked again, and may be somebody else.
  request.headers.cookie = (request.headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ')
  return request
}
