import formBody from '@fastify/formbody'
import fastify from 'fastify'
import { refuseOtherMethods } from './allowed-methods.ts'
import { cardRoutes } from './card/routes.ts'
import { esewaRoutes } from './esewa/routes.ts'
import { filmRoutes } from './film/routes.ts'
import { hlsRoutes } from './hls/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { khaltiRoutes } from './khalti/routes.ts'
import { type Inbox, makeInbox } from './mail/inbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { html, PARTS, page } from './page/page.ts'
import { pixelRoutes } from './pixel/routes.ts'

type World = { inbox?: Inbox; siteOrigins?: string[]; cardWebhookUrl?: string | undefined }

const SITE_ORIGINS = ['http://localhost:3000', 'http://localhost:3001']

/** All that speaks HTTP in the sandbox, listening nowhere. */
export function buildApp({ inbox = makeInbox(), siteOrigins = SITE_ORIGINS, cardWebhookUrl }: World = {}) {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  refuseOtherMethods(app)
  app.register(formBody)
  app.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .send(
        page(
          'What the shop believes to be the world',
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
