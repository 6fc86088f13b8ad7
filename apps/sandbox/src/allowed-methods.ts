import type { FastifyInstance, RouteOptions } from 'fastify'

/** A path that exists says which methods it has when it is asked with another one. Registered before the routes. */
export function refuseOtherMethods(app: FastifyInstance) {
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
