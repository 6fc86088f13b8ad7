import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

type KnownPath = { pattern: RegExp; parameters: number; methods: Set<string> }

/**
 * Answers 405 with `Allow` for an existing path with another method. Registered before the routes,
 * and after the hooks of every request.
 */
export function answerMethodNotAllowed(app: FastifyInstance) {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const path = known.get(url) ?? readPattern(url)
    for (const each of [method].flat()) path.methods.add(each)
    known.set(url, path)
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const methods = methodsAt(request, [...known.values()])
    if (methods === undefined) return
    reply.header('Allow', [...methods].sort().join(', '))
    throw new GeneralError(405, 'method_not_allowed', { method: request.method })
  })
}

function readPattern(url: string): KnownPath {
  const parts = url.replace(/\/$/, '').split('/')
  const pattern = parts
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
    .join('/')
  const parameters = parts.filter((part) => part === '*' || part.startsWith(':')).length
  return { pattern: new RegExp(`^${pattern}/?$`), parameters, methods: new Set() }
}

/** Like the router, prefers static segments to parameters. */
function methodsAt(request: FastifyRequest, known: readonly KnownPath[]) {
  const path = request.url.split('?', 1)[0] ?? ''
  const [closest] = known
    .filter(({ pattern }) => pattern.test(path))
    .sort((one, other) => one.parameters - other.parameters)
  return closest?.methods
}
