import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { requireAccount, type Visitor } from '../account/sessions.ts'
import { ApiError, GeneralError, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { emailProblem, maskEmail, parseEmail, validateFields } from '../http/request-body.ts'
import { errorResponses, isUuid, stringEnum } from '../http/schemas.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { type RateLimitQueries, rateLimitQueries } from '../rate-limit/queries.ts'
import { createToken, hashIfToken, hashToken } from '../tokens/tokens.ts'
import { toActor } from './access.ts'
import { recordStaffEvent, type StaffActor } from './audit/queries.ts'
import { lockStaff, type MemberChange, Roles } from './members.ts'
import { type Role, readRoles } from './permissions.ts'
import { type Connection, INVITATION_DAYS, type InvitationRow, type StaffQueries, staffStatements } from './queries.ts'

const time = Type.String({ format: 'date-time' })

export const StaffInvitationSchema = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    roles: Roles,
    language: stringEnum(['en', 'ne']),
    invited_by: Type.String(),
    created_at: time,
    expires_at: time,
  },
  { $id: 'StaffInvitation' },
)

export const InvitationInput = Type.Object({
  email: Type.String({ maxLength: 2000 }),
  roles: Roles,
  language: Type.Optional(
    stringEnum(['en', 'ne'], { description: 'Of the email; default: the language of the request.' }),
  ),
})

type StaffInvitation = Static<typeof StaffInvitationSchema>

export const toInvitation = (row: InvitationRow): StaffInvitation => ({
  id: row.id,
  email: row.email,
  roles: readRoles(row.roles),
  language: row.language,
  invited_by: row.invited_by,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

type NewInvitation = Static<typeof InvitationInput> & {
  actor: StaffActor
  key: string | undefined
  site: string
  visitorLanguage: Language
}

const HOUR_SECONDS = 60 * 60
const MOST_INVITATIONS = 50

/** Invites an address by email. A second invitation replaces the first, whose link stops working. */
export function invite(queries: StaffQueries, { actor, key, site, visitorLanguage, ...input }: NewInvitation) {
  validateFields({ email: emailProblem(input.email) }, visitorLanguage)
  const email = parseEmail(input.email) ?? ''
  const [roles, language] = [readRoles(input.roles), input.language ?? visitorLanguage]
  const request = {
    scope: `staff ${actor.accountId}`,
    key,
    requestHash: requestHash('invite', email, roles, language),
    language: visitorLanguage,
  }
  return queries.inTransaction((inside) =>
    withIdempotencyKey(inside, request, async () => {
      const statements = staffStatements(inside)
      const limit = { most: MOST_INVITATIONS, seconds: HOUR_SECONDS, language: visitorLanguage }
      await rateLimitQueries(inside).limit({ key: `invitations by ${actor.accountId}`, ...limit })
      await lockStaff(inside, actor)
      if (await statements.isMember(email)) throw new GeneralError(409, 'already_member')
      const [id, token] = [randomUUIDv7(), createToken()]
      await statements.replaceInvitation({
        id,
        tokenHash: hashToken(token),
        email,
        roles,
        language,
        by: actor.accountId,
      })
      await statements.addMail(invitationMail({ email, token, site, language, inviter: actor.email }))
      await recordStaffEvent(inside, actor, { thing: { kind: 'staff_invitation', id }, after: { email, roles } })
      const row = await statements.findInvitation({ id })
      if (!row) throw new Error('An invitation that was written is not there.')
      return toInvitation(row)
    }),
  )
}

type InvitationMail = { email: string; token: string; site: string; language: Language; inviter: string }

function invitationMail({ email, token, site, language, inviter }: InvitationMail): Mail {
  const texts = MESSAGES[language].staffInvitationMail
  return {
    kind: 'staff_invitation',
    to: email,
    subject: texts.subject,
    language,
    validUntil: new Date(Date.now() + INVITATION_DAYS * 86_400_000).toISOString(),
    ...renderMail({
      language,
      site,
      title: texts.title,
      parts: [
        texts.text(inviter),
        { label: texts.label, url: sitePath({ site, language }, `/staff/invitation/${token}`) },
        texts.logIn(email),
        { small: texts.unasked },
      ],
    }),
  }
}

export const withdrawInvitation = (queries: StaffQueries, { actor, id }: MemberChange): Promise<void> =>
  queries.inTransaction(async (inside) => {
    await lockStaff(inside, actor)
    const invitation = isUuid(id) ? await staffStatements(inside).takeInvitation({ id }) : undefined
    if (!invitation) throw notFound()
    await recordStaffEvent(inside, actor, {
      thing: { kind: 'staff_invitation', id },
      before: { email: invitation.email, roles: invitation.roles },
    })
  })

/** The invitation of a person who is deleted goes with them; the event does not name them. */
export async function withdrawInvitationOf(inside: Connection, email: string, actor: StaffActor): Promise<void> {
  const removed = await staffStatements(inside).removeInvitation(email)
  if (!removed) return
  const { id, roles } = removed
  await recordStaffEvent(inside, actor, { thing: { kind: 'staff_invitation', id }, before: { roles } })
}

/** What the page behind the link shows. Changes nothing, because mail scanners open links. */
async function showInvitation(queries: StaffQueries, token: string) {
  const tokenHash = hashIfToken(token)
  const invitation = tokenHash === undefined ? undefined : await queries.findInvitation({ tokenHash })
  return {
    is_usable: invitation !== undefined,
    email: invitation ? maskEmail(invitation.email) : '',
    roles: readRoles(invitation?.roles ?? []),
  }
}

type Acceptance = { token: string; visitor: Visitor; actor: StaffActor; language: Language }

/** Makes the account a member that has verified the invited address. */
function acceptInvitation(queries: StaffQueries, { token, visitor, actor, language }: Acceptance): Promise<Role[]> {
  return queries.inTransaction(async (inside) => {
    const statements = staffStatements(inside)
    await statements.lockMembers()
    const tokenHash = hashIfToken(token)
    const invitation = tokenHash === undefined ? undefined : await statements.takeInvitation({ tokenHash })
    if (!invitation)
      throw new ApiError(409, { detail: MESSAGES[language].staff.invitationNotUsable, code: 'link_not_usable' })
    // Thrown inside the transaction, so that the invitation stays.
    if (visitor.email !== invitation.email || visitor.email_verified_at === null)
      throw new GeneralError(403, 'invitation_for_another')
    const roles = readRoles(invitation.roles)
    if (!(await statements.addMember({ accountId: visitor.id, roles, by: invitation.invited_by })))
      throw new GeneralError(409, 'already_member')
    await recordStaffEvent(inside, actor, {
      thing: { kind: 'staff_member', id: visitor.id },
      after: { email: visitor.email, roles },
    })
    return roles
  })
}

const INVITED = '/v1/api/staff-invitations/:token/'
const Token = Type.Object({ token: Type.String({ maxLength: 500 }) })

type Invited = { queries: StaffQueries; limits: RateLimitQueries }

const MOST_TRIES_FROM_ONE = 200
const tags = ['staff']

/** For those who were invited and are no members yet. */
export const invitedRoutes: FastifyPluginAsyncTypebox<Invited> = async (app, { queries, limits }) => {
  app.get(
    INVITED,
    {
      schema: {
        operationId: 'getStaffInvitation',
        tags,
        description: 'Changes nothing, so email scanners can request it.',
        params: Token,
        response: {
          200: Type.Object({
            is_usable: Type.Boolean(),
            email: Type.String({ description: 'Masked.', examples: ['m***@example.com'] }),
            roles: Type.Array(Type.String()),
          }),
        },
      },
    },
    ({ params }) => showInvitation(queries, params.token),
  )

  app.post(
    `${INVITED}accept/`,
    {
      schema: {
        operationId: 'acceptStaffInvitation',
        tags,
        description: 'Needs a login with the address that was invited.',
        params: Token,
        response: { 200: Type.Object({ roles: Roles }), ...errorResponses(401, 403, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const { params, language, clientAddress } = request
      const visitor = await requireAccount(request)
      const limit = { most: MOST_TRIES_FROM_ONE, seconds: HOUR_SECONDS, language }
      await limits.limit({ key: `invitations from ${clientAddress}`, ...limit })
      const actor = toActor(request, visitor)
      return { roles: await acceptInvitation(queries, { token: params.token, visitor, actor, language }) }
    },
  )
}
