import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { optionalBody } from '../../http/request-body.ts'
import { errorResponses, nullable } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { toActor } from '../../staff/access.ts'
import type { StaffActor } from '../../staff/audit/queries.ts'
import { type CodeCost, verifyCode } from '../magic-link/magic-link.ts'
import type { MagicLinkQueries } from '../magic-link/queries.ts'
import { clearAccountCookies, onlyLoggedIn, requireAccount, type Visitor } from '../sessions.ts'
import type { PersonalDataQueries } from './queries.ts'

type Deps = { queries: PersonalDataQueries; codes: Pick<MagicLinkQueries, 'countTry' | 'useCode'> }
type Deletion = {
  visitor: Visitor
  actor: StaffActor
  code: string | undefined
  network: string
  language: Language
  codeCost: CodeCost
}

/** Requires a recent login or a code by mail, so that an unattended device cannot delete the account. */
async function deleteAccount({ queries, codes }: Deps, { visitor, actor, ...proof }: Deletion): Promise<void> {
  if (!visitor.is_fresh && !(await isVerified(codes, { email: visitor.email, ...proof }))) {
    throw new ApiError(403, { detail: MESSAGES[proof.language].account.loginNotFresh, code: 'fresh_login_required' })
  }
  await queries.inTransaction(async (inside) => {
    await inside.leaveStaff(actor)
    const email = visitor.email_verified_at === null ? null : visitor.email
    await inside.removeAnswersAbout({ accountId: visitor.id, email })
    await inside.deleteAccount(visitor.id)
    // Nothing names the person who leaves, unless as a member of staff.
    if (email !== null) await inside.deleteByEmail(email, { ...actor, email: '', clientAddress: '', userAgent: '' })
  })
}

type Proof = Omit<Deletion, 'visitor' | 'actor'> & { email: string | null }

async function isVerified(codes: Deps['codes'], { email, code, ...asked }: Proof) {
  if (email === null || code === undefined) return false
  return (await codes.useCode(await verifyCode(codes, { email, code, ...asked }))) !== undefined
}

const tags = ['account']
const rows = Type.Array(Type.Object({}, { additionalProperties: true }))

export const PersonalDataSchema = Type.Object({
  account: Type.Object({}, { additionalProperties: true }),
  identities: rows,
  sessions: rows,
  push_subscriptions: rows,
  magic_links: rows,
  addresses: rows,
  baskets: rows,
  orders: rows,
  library: rows,
  reading_positions: rows,
  said_beside_streams: rows,
  reported_messages: rows,
  follows: rows,
  favourites: rows,
  reminders: rows,
  reviews: rows,
  helpful_reviews: rows,
  reported_reviews: rows,
  staff: nullable(Type.Object({}, { additionalProperties: true })),
  staff_invitations: rows,
  subscriptions: rows,
  contact_messages: rows,
  vouchers: rows,
  emails: rows,
  notes: rows,
})

type Settings = { queries: PersonalDataQueries; codes: MagicLinkQueries; codeCost: CodeCost }

export const personalDataRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, codes, codeCost }) => {
  app.get(
    '/v1/api/me/export/',
    {
      schema: {
        operationId: 'exportMe',
        tags,
        description: 'Everything that is stored about the visitor, as a file.',
        response: { 200: PersonalDataSchema, ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      const { id: accountId, email, email_verified_at } = await requireAccount(request)
      const data = await queries.exportPerson({ accountId, email: email_verified_at === null ? null : email })
      reply.header('Content-Disposition', 'attachment; filename="dabali.json"')
      // The tables define the content, so there is no response schema.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(serializeIndented)
        .send(data as never)
    },
  )

  app.delete(
    '/v1/api/me/',
    {
      preValidation: [onlyLoggedIn, optionalBody],
      schema: {
        operationId: 'deleteMe',
        tags,
        description:
          'Allowed within 15 minutes after a login, or with a code that was sent by email. The last owner of the staff cannot leave.',
        body: Type.Object({ code: Type.Optional(Type.String({ maxLength: 100 })) }),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 406, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const visitor = await requireAccount(request)
      const { language, clientAddress: network, body } = request
      const actor = toActor(request, visitor)
      await deleteAccount({ queries, codes }, { visitor, actor, code: body.code, network, language, codeCost })
      clearAccountCookies(reply)
      return reply.code(204).send(null)
    },
  )
}

export const serializeIndented = (data: unknown) => JSON.stringify(data, null, 2)
