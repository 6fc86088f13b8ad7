import formBody from '@fastify/formbody'
import fastify from 'fastify'
import { html, PARTS, page } from './page/page.ts'

/** All that speaks HTTP in the sandbox, listening nowhere. */
export function buildApp() {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.register(formBody)
  app.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .send(
        page(
          'What the shop believes to be the world',
          html`${PARTS.map(
            ({ path, name, says }) =>
              html`<section><h2><a href="${path}">${name}</a></h2><p class="quiet">${says}</p></section>`,
          )}`,
        ),
      ),
  )
  return app
}
