import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A path that exists says which methods it has when it is asked with another one. Registered before the routes. */
export function refuseOtherMethods(app: FastifyInstance) {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = known.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    known.set(url, methods)
  })
  return async (after: FastifyInstance) => {
    for (const [url, methods] of [...known]) {
      const others = METHODS.filter((method) => !methods.has(method))
      const allowed = [...methods].sort().join(', ')
      if (others.length === 0 || url.includes('*')) continue
      after.route({
        method: others,
        url,
        schema: { hide: true },
        onRequest: async (request, reply) => {
          reply.header('Allow', allowed)
          throw new ApiError(405, { detail: `Method "${request.method}" not allowed.`, code: 'method_not_allowed' })
        },
        handler: () => undefined,
      })
    }
  }
}
