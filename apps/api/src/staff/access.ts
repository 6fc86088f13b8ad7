import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { requireAccount, type Visitor } from '../account/sessions.ts'
import { GeneralError } from '../errors/api-error.ts'
import { isLocal } from '../http/forwarded-headers.ts'
import { errorResponses } from '../http/schemas.ts'
import type { StaffActor } from './audit/queries.ts'
import type { Membership, Permission } from './permissions.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** What the caller of the route must be allowed to do. */
    permission?: Permission
    /**
     * `none`: the route is also for logins that have not passed the second factor. `setup`: also for those that have none
     * yet, soon after the login. Other routes need a login that has passed it.
     */
    secondFactor?: 'none' | 'setup'
  }
}

export const STAFF_PATH = '/v1/api/staff/'

/**
 * Checks the permission that a route declares in its `config`, before its body is validated, and describes it. A staff route
 * without a permission stops the start.
 */
export function checkPermissions(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission
    if (permission === undefined) {
      if (route.url.startsWith(STAFF_PATH)) throw new Error(`${route.method} ${route.url} needs a permission.`)
      return
    }
    const { response, ...schema } = (route.schema ?? {}) as FastifySchema & { response?: object }
    const described = { ...schema, 'x-permission': permission, response: { ...errorResponses(401, 403), ...response } }
    route.schema = described
  })
  app.addHook('preValidation', async (request) => {
    const { permission } = request.routeOptions.config
    if (permission !== undefined) await requirePermission(request, permission)
  })
}

async function requirePermission(request: FastifyRequest, permission: Permission) {
  const visitor = await requireAccount(request)
  const { membership } = visitor
  if (!membership?.permissions.includes(permission)) throw new GeneralError(403, 'permission_denied')
  const { secondFactor } = request.routeOptions.config
  if (secondFactor === 'none') return
  // A stolen login of a member without a second factor must not be able to set one up.
  if (secondFactor === 'setup' && !membership.hasFactor) {
    if (!visitor.is_fresh) throw new GeneralError(403, 'fresh_login_required')
    return
  }
  requirePassed(membership)
}

function requirePassed({ factor }: Membership) {
  if (factor !== 'passed') throw new GeneralError(403, factor)
}

/** Whether the visitor is a member who may do this now. For routes that are not only for staff. */
export const isAllowed = ({ membership }: Visitor, permission: Permission): boolean =>
  membership?.factor === 'passed' && membership.permissions.includes(permission)

/** Who makes a staff request, as its event records it. The hook has checked the permission. */
export async function staffActor(request: FastifyRequest): Promise<StaffActor> {
  if (request.routeOptions.config.permission === undefined) throw new Error('The route declares no permission.')
  return toActor(request, await requireAccount(request))
}

export const toActor = (request: FastifyRequest, { id, email }: Pick<Visitor, 'id' | 'email'>): StaffActor => ({
  accountId: id,
  email: email ?? '',
  operation: request.routeOptions.schema?.operationId ?? '',
  clientAddress: request.clientAddress,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
})

/** For pages that only developers and staff need. */
export async function onlyLocalOrStaff(request: FastifyRequest): Promise<void> {
  if (isLocal(request)) return
  const { membership } = await requireAccount(request)
  if (membership === undefined) throw new GeneralError(403, 'permission_denied')
  requirePassed(membership)
}
