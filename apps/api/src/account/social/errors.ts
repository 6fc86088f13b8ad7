import type { FastifyBaseLogger } from 'fastify'
import { ApiError, businessRefusal } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { isRefusal } from './open-id.ts'
import type { Provider } from './providers.ts'

/** Does not say whether it was late, repeated, from another browser or not verified. */
export const loginFailed = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].socialLogin.failed, code: 'login_failed' })

const providerAway = (label: string, language: Language) =>
  businessRefusal(MESSAGES[language].socialLogin.unavailable(label), 'provider_unavailable')

export const emailNotVerified = (label: string, language: Language) =>
  businessRefusal(MESSAGES[language].socialLogin.unverified(label), 'email_not_verified')

export const accountNotProven = (label: string, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].socialLogin.unproven(label), code: 'account_exists' })

export const identityTaken = (label: string, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].socialLogin.taken(label), code: 'identity_taken' })

/** OpenID error codes only, never free text. */
const CODE = /^[\w.-]{1,60}$/

type FailureContext = { provider: Provider; language: Language; log: Pick<FastifyBaseLogger, 'warn'> }

/** Logs the cause and returns a general error for the visitor. */
export function providerFailure(error: unknown, { provider, language, log }: FailureContext) {
  const why = ['name', 'code', 'error']
    .map((key) => String(Reflect.get(Object(error), key)))
    .filter((word) => word !== 'undefined' && CODE.test(word))
  log.warn({ provider: provider.name, why: why.join(' ') }, 'provider login failed')
  return isRefusal(error) ? loginFailed(language) : providerAway(provider.label, language)
}
