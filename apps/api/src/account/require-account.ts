import type { FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'
import { isLocal } from '../http/client-address.ts'
import type { Visitor } from './identify-visitors.ts'

/** Whoever is logged in; everybody else is told to. */
export async function requireAccount(request: FastifyRequest): Promise<Visitor> {
  const visitor = await request.account()
  if (!visitor) throw new GeneralError(401, 'not_authenticated')
  return visitor
}

/** The same before a request is looked at more closely: a stranger is not told what is wrong with it. */
export async function onlyLoggedIn(request: FastifyRequest): Promise<void> {
  await requireAccount(request)
}

/** Whoever works here. */
export async function requireStaff(request: FastifyRequest): Promise<Visitor> {
  const visitor = await requireAccount(request)
  if (!visitor.is_staff) throw new GeneralError(403, 'permission_denied')
  return visitor
}

/** The same before a request is looked at more closely. */
export async function onlyStaff(request: FastifyRequest): Promise<void> {
  await requireStaff(request)
}

/** For pages that only developers and staff need. */
export async function onlyLocalOrStaff(request: FastifyRequest): Promise<void> {
  if (!isLocal(request)) await requireStaff(request)
}
