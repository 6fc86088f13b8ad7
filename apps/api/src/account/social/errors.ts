import type { FastifyBaseLogger } from 'fastify'
import { ApiError, businessRefusal } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { isRefusal } from './open-id.ts'
import type { Provider } from './providers.ts'

const MESSAGES = {
  en: {
    failed: 'This login could not be completed. Please begin again.',
    away: (label: string) => `${label} does not answer just now. Try again in a moment, or come in by mail.`,
    unverified: (label: string) =>
      `${label} does not know whether this e-mail address is yours. Come in by mail first; then you can add ${label} to your account.`,
    unproven: (label: string) =>
      `There is an account with this e-mail address. Come in by mail first; then you can add ${label} to it.`,
    taken: (label: string) => `This ${label} account already belongs to another account here.`,
  },
  ne: {
    failed: 'यो लग इन पूरा भएन। फेरि सुरु गर्नुहोस्।',
    away: (label: string) => `अहिले ${label} बाट जवाफ आएन। एकैछिनमा फेरि प्रयास गर्नुहोस्, वा इमेलबाट आउनुहोस्।`,
    unverified: (label: string) =>
      `यो इमेल ठेगाना तपाईंकै हो भन्ने ${label} लाई थाहा छैन। पहिले इमेलबाट आउनुहोस्; त्यसपछि ${label} खातामा जोड्न सक्नुहुन्छ।`,
    unproven: (label: string) => `यो इमेल ठेगानाको खाता पहिल्यै छ। पहिले इमेलबाट आउनुहोस्; त्यसपछि ${label} त्यसमा जोड्न सक्नुहुन्छ।`,
    taken: (label: string) => `यो ${label} खाता यहाँको अर्कै खातासँग जोडिएको छ।`,
  },
}

/** Does not say whether it was late, repeated, from another browser or not verified. */
export const loginFailed = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].failed, code: 'login_failed' })

const providerAway = (label: string, language: Language) =>
  businessRefusal(MESSAGES[language].away(label), 'provider_unavailable')

export const emailNotVerified = (label: string, language: Language) =>
  businessRefusal(MESSAGES[language].unverified(label), 'email_not_verified')

export const accountNotProven = (label: string, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].unproven(label), code: 'account_exists' })

export const identityTaken = (label: string, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].taken(label), code: 'identity_taken' })

/** OpenID error codes only, never free text. */
const CODE = /^[\w.-]{1,60}$/

type FailureContext = { provider: Provider; language: Language; log: Pick<FastifyBaseLogger, 'warn'> }

/** Logs the cause and returns a general error for the visitor. */
export function providerFailure(error: unknown, { provider, language, log }: FailureContext) {
  const why = ['name', 'code', 'error']
    .map((key) => String(Reflect.get(Object(error), key)))
    .filter((word) => word !== 'undefined' && CODE.test(word))
  log.warn({ provider: provider.name, why: why.join(' ') }, 'provider let nobody in')
  return isRefusal(error) ? loginFailed(language) : providerAway(provider.label, language)
}
