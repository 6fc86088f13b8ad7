import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../http/language.ts'
import { isRefusal } from './open-id.ts'
import type { Provider } from './provider.ts'
import { loginFailed, providerAway } from './refusals.ts'

/** What OpenID calls a failure, and no text that somebody wrote. */
const WORD = /^[\w.-]{1,60}$/

type Where = { provider: Provider; language: Language; log: Pick<FastifyBaseLogger, 'warn'> }

/** What the visitor is told; why, is told to whoever runs the shop. */
export function providerFailure(error: unknown, { provider, language, log }: Where) {
  const why = ['name', 'code', 'error']
    .map((key) => String(Reflect.get(Object(error), key)))
    .filter((word) => word !== 'undefined' && WORD.test(word))
  log.warn({ provider: provider.name, why: why.join(' ') }, 'provider let nobody in')
  return isRefusal(error) ? loginFailed(language) : providerAway(provider.label, language)
}
