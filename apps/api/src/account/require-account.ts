import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import type { Visitor } from './identify-visitors.ts'

const MESSAGES: Record<Language, string> = {
  en: 'You need to login to perform this action.',
  ne: 'यो गर्न लग इन गर्नुपर्छ।',
}

const NOT_STAFF: Record<Language, string> = {
  en: 'You do not have permission to perform this action.',
  ne: 'तपाईंलाई यो गर्ने अनुमति छैन।',
}

const notLoggedIn = (language: Language) => new ApiError(401, { detail: MESSAGES[language], code: 'not_authenticated' })

/** Whoever is logged in; everybody else is told to. */
export async function requireAccount(request: FastifyRequest): Promise<Visitor> {
  const visitor = await request.account()
  if (!visitor) throw notLoggedIn(request.language)
  return visitor
}

/** The same before a request is looked at more closely: a stranger is not told what is wrong with it. */
export async function onlyLoggedIn(request: FastifyRequest): Promise<void> {
  await requireAccount(request)
}

/** Whoever works here. */
export async function requireStaff(request: FastifyRequest): Promise<Visitor> {
  const visitor = await requireAccount(request)
  if (!visitor.is_staff) throw new ApiError(403, { detail: NOT_STAFF[request.language], code: 'permission_denied' })
  return visitor
}

/** The same before a request is looked at more closely. */
export async function onlyStaff(request: FastifyRequest): Promise<void> {
  await requireStaff(request)
}
