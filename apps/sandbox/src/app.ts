import formBody from '@fastify/formbody'
import type { FastifyInstance, RouteOptions } from 'fastify'
import fastify from 'fastify'
import { cardRoutes } from './card/routes.ts'
import { esewaRoutes } from './esewa/esewa.ts'
import { filmRoutes } from './film/film.ts'
import { hlsRoutes } from './hls/hls.ts'
import { identityRoutes } from './identity/identity.ts'
import { khaltiRoutes } from './khalti/khalti.ts'
import { type Inbox, mailRoutes, makeInbox } from './mail/mail.ts'
import { html, PARTS, page } from './page/page.ts'
import { pixelRoutes } from './pixel/pixel.ts'

export type Environment = {
  /** Containers need another address than that of the machine itself. */
  host: string
  port: number
  smtpPort: number
  siteOrigins: string[]
  cardWebhookUrl: string | undefined
}

/** An invalid setting; the message is printed and the start fails. */
export class StartError extends Error {}

const DEFAULT_PORT = 4100
const DEFAULT_SMTP_PORT = 4125

export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  if (variables['NODE_ENV'] === 'production') {
    throw new StartError('The sandbox does not start with NODE_ENV=production.')
  }
  return {
    host: variables['SANDBOX_HOST'] || '127.0.0.1',
    port: readPort('SANDBOX_PORT', variables['SANDBOX_PORT'], DEFAULT_PORT),
    smtpPort: readPort('SANDBOX_SMTP_PORT', variables['SANDBOX_SMTP_PORT'], DEFAULT_SMTP_PORT),
    cardWebhookUrl: readAddress('SANDBOX_CARD_WEBHOOK_URL', variables['SANDBOX_CARD_WEBHOOK_URL']),
    siteOrigins: (variables['SITE_ORIGINS'] || 'http://localhost:3000,http://localhost:3001').split(','),
  }
}

function readPort(name: string, text = '', fallback: number) {
  if (text === '') return fallback
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartError(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}.`)
}

function readAddress(name: string, text = '') {
  if (text === '') return undefined
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new StartError(`${name} must be an address such as http://127.0.0.1:4000/, not ${JSON.stringify(text)}.`)
}

/** Answers 405 with `Allow` for known paths. Registered before the routes. */
function refuseOtherMethods(app: FastifyInstance) {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]))
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = [...known].find(([url]) => patternOf(url).test(path))?.[1]
    if (methods === undefined) return
    const detail = `Method "${request.method}" not allowed.`
    return reply
      .code(405)
      .header('Allow', [...methods].sort().join(', '))
      .send({ detail })
  })
}

function patternOf(url: string) {
  const parts = url.replace(/\/$/, '').split('/')
  const written = parts.map((part) =>
    part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.'),
  )
  return new RegExp(`^${written.join('/')}/?$`)
}

type Options = { inbox?: Inbox; siteOrigins?: string[]; cardWebhookUrl?: string | undefined }

const SITE_ORIGINS = ['http://localhost:3000', 'http://localhost:3001']

/** The HTTP app of the sandbox, not listening yet. */
export function buildApp({ inbox = makeInbox(), siteOrigins = SITE_ORIGINS, cardWebhookUrl }: Options = {}) {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  refuseOtherMethods(app)
  app.register(formBody)
  app.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .send(
        page(
          'Sandbox',
          html`<div class="parts">${PARTS.map(
            ({ path, name, says }) =>
              html`<section><h2><a href="${path}">${name}</a></h2><p class="quiet">${says}</p></section>`,
          )}</div>`,
        ),
      ),
  )
  mailRoutes(app, inbox)
  identityRoutes(app, siteOrigins)
  esewaRoutes(app)
  khaltiRoutes(app)
  cardRoutes(app, cardWebhookUrl)
  hlsRoutes(app)
  filmRoutes(app, siteOrigins)
  pixelRoutes(app)
  return app
}
