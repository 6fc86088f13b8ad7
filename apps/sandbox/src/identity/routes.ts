import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { makeProvider } from './make-provider.ts'
import { choicePage, peoplePage, tooLatePage } from './pages.ts'
import { PEOPLE } from './people.ts'

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
