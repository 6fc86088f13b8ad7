import type { FastifyInstance } from 'fastify'

export type Language = 'en' | 'ne'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    language: Language
  }
}

/** Content negotiation: reads Accept-Language, sets Content-Language and Vary. */
export function negotiateLanguage(app: FastifyInstance) {
  app.decorateRequest('language', 'en')
  app.addHook('onRequest', async (request, reply) => {
    request.language = preferredLanguage(request.headers['accept-language'])
    if (request.url.startsWith('/v1/api/')) {
      reply.header('Content-Language', request.language).header('Vary', 'Accept-Language')
    }
  })
}

/** The preferred one of English and Nepali; English by default. */
export function preferredLanguage(header = ''): Language {
  const liked = { en: 0, ne: 0 }
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.trim().split(/\s*;\s*/)
    const language = range.split('-')[0]
    if (language === 'en' || language === 'ne') liked[language] = Math.max(liked[language], weightOf(parameters))
  }
  return liked.ne > liked.en ? 'ne' : 'en'
}

function weightOf(parameters: string[]) {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  if (weight === undefined) return 1
  return Number(weight.slice(2)) || 0
}
