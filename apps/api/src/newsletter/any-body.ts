import type { FastifyInstance } from 'fastify'

/** Mail programs post a form that says nothing which the address does not say. It is received and not looked at. */
export function readAnyBody(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
}
