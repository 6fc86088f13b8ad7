import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../../account/sessions.ts'
import { GeneralError, notFound } from '../../errors/api-error.ts'
import { siteOrigin } from '../../http/forwarded-headers.ts'
import { cleanLine } from '../../http/request-body.ts'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { STAFF_PATH, staffActor } from '../access.ts'
import { recordStaffEvent } from '../audit/queries.ts'
import {
  CodeSchema,
  type FactorDeps,
  FirstCodes,
  firstCodes,
  limitAttempts,
  ProofSchema,
  passFactor,
  readProof,
  refusedPasskey,
  removeUselessCodes,
  StaffMeSchema,
  showMe,
  wrongCode,
} from './factor.ts'
import {
  CreationOptions,
  creationOptions,
  NewCredential,
  RequestOptions,
  readNewPasskey,
  requestOptions,
  rpIdOf,
} from './passkeys.ts'
import { factorStatements } from './queries.ts'
import { describeSecret, newRecoveryCodes, newSecret, openSecret, sealSecret, stepOf } from './totp.ts'

const tags = ['staff']
const PATH = `${STAFF_PATH}second-factor/`
const open = { permission: 'self.write', secondFactor: 'none' } as const
const setup = { permission: 'self.write', secondFactor: 'setup' } as const
const passed = { permission: 'self.write' } as const
const sessionEnded = () => new GeneralError(401, 'not_authenticated')

type Settings = FactorDeps & { limits: RateLimitQueries }

/** The own membership of a login, its second factors, and the request that passes them. */
export const secondFactorRoutes: FastifyPluginAsyncTypebox<Settings> = async (
  app,
  { queries, limits, sites, keys },
) => {
  const deps = { queries, sites, keys }
  const attempt = limitAttempts(limits)

  app.get(
    `${STAFF_PATH}me/`,
    {
      config: { permission: 'self.read', secondFactor: 'none' },
      schema: { operationId: 'getStaffMe', tags, response: { 200: schemaRef(StaffMeSchema) } },
    },
    async (request) => showMe(queries, await requireAccount(request)),
  )

  app.post(
    `${PATH}totp/`,
    {
      config: setup,
      schema: {
        operationId: 'beginTotp',
        tags,
        description: 'A new secret for an authenticator app. It counts once a code of it was entered.',
        response: { 200: Type.Object({ secret: Type.String(), uri: Type.String() }), ...errorResponses(413, 415) },
      },
    },
    async (request) => {
      const { id, email } = await requireAccount(request)
      const secret = newSecret()
      await queries.setPendingTotp(id, sealSecret(await keys(), id, secret))
      return describeSecret(secret, email ?? '')
    },
  )

  app.post(
    `${PATH}totp/confirm/`,
    {
      config: setup,
      schema: {
        operationId: 'confirmTotp',
        tags,
        description: 'Recovery codes are made with the first second factor.',
        body: Type.Object({ code: CodeSchema }),
        response: { 200: FirstCodes, ...errorResponses(400, 406, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAccount(request)
      return attempt(request, id, async () => {
        const { pending } = await queries.findFactors(id)
        const secret = pending ? openSecret(await keys(), id, pending) : undefined
        const step = secret && stepOf(secret, request.body.code)
        if (pending === null || step === undefined) throw wrongCode(request)
        return passFactor(deps, { request, reply }, async (inside) => {
          if (!(await factorStatements(inside).confirmTotp({ accountId: id, pending, step }))) throw wrongCode(request)
          return {
            answer: await firstCodes(inside, id),
            change: { thing: { kind: 'second_factor', id: 'totp' }, after: {} },
          }
        })
      })
    },
  )

  app.delete(
    `${PATH}totp/`,
    {
      config: passed,
      schema: { operationId: 'removeTotp', tags, response: { 204: Type.Null(), ...errorResponses(404) } },
    },
    async (request, reply) => {
      const actor = await staffActor(request)
      await queries.inTransaction(async (inside) => {
        if (!(await factorStatements(inside).removeTotp(actor.accountId))) throw notFound()
        await removeUselessCodes(inside, actor.accountId)
        await recordStaffEvent(inside, actor, { thing: { kind: 'second_factor', id: 'totp' }, before: {} })
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${PATH}passkeys/options/`,
    {
      config: setup,
      schema: {
        operationId: 'beginPasskey',
        tags,
        description: 'The options for `navigator.credentials.create()`.',
        response: { 200: CreationOptions, ...errorResponses(413, 415) },
      },
    },
    async (request) => {
      const visitor = await requireAccount(request)
      const options = await creationOptions(siteOrigin(request, sites), visitor, await queries.listPasskeys(visitor.id))
      const { session_id: sessionId } = visitor
      if (!(await queries.setChallenge({ sessionId, kind: 'add', challenge: options.challenge }))) throw sessionEnded()
      return options
    },
  )

  app.post(
    `${PATH}passkeys/`,
    {
      config: setup,
      schema: {
        operationId: 'addPasskey',
        tags,
        description: 'Recovery codes are made with the first second factor.',
        body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }), credential: NewCredential }),
        response: { 201: FirstCodes, ...errorResponses(400, 406, 413, 415) },
      },
    },
    async (request, reply) => {
      const { id: account_id, session_id: sessionId } = await requireAccount(request)
      const { body } = request
      const site = siteOrigin(request, sites)
      const challenge = await queries.takeChallenge({ sessionId, kind: 'add' })
      const passkey = challenge === undefined ? undefined : await readNewPasskey(body.credential, { site, challenge })
      if (!passkey) throw refusedPasskey(request)
      const row = { ...passkey, account_id, rp_id: rpIdOf(site), name: cleanLine(body.name) || 'Passkey' }
      const codes = await passFactor(deps, { request, reply }, async (inside) => {
        if (!(await factorStatements(inside).insertPasskey(row))) throw refusedPasskey(request)
        const change = { thing: { kind: 'second_factor', id: row.id }, after: { name: row.name } }
        return { answer: await firstCodes(inside, account_id), change }
      })
      return reply.code(201).send(codes)
    },
  )

  app.delete(
    `${PATH}passkeys/:id/`,
    {
      config: passed,
      schema: {
        operationId: 'removePasskey',
        tags,
        params: Type.Object({ id: Type.String({ maxLength: 500 }) }),
        response: { 204: Type.Null(), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const actor = await staffActor(request)
      const { id } = request.params
      await queries.inTransaction(async (inside) => {
        const removed = await factorStatements(inside).removePasskey({ accountId: actor.accountId, id })
        if (!removed) throw notFound()
        await removeUselessCodes(inside, actor.accountId)
        await recordStaffEvent(inside, actor, { thing: { kind: 'second_factor', id }, before: removed })
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${PATH}recovery-codes/`,
    {
      config: passed,
      schema: {
        operationId: 'renewRecoveryCodes',
        tags,
        description: 'The earlier ones stop working.',
        response: { 200: FirstCodes, ...errorResponses(409, 413, 415) },
      },
    },
    async (request) => {
      const { membership } = await requireAccount(request)
      if (!membership?.hasFactor) throw new GeneralError(409, 'no_second_factor')
      const actor = await staffActor(request)
      return queries.inTransaction(async (inside) => {
        const { codes, hashes } = newRecoveryCodes(actor.accountId)
        await factorStatements(inside).replaceRecoveryCodes(actor.accountId, hashes)
        await recordStaffEvent(inside, actor, { thing: { kind: 'second_factor', id: 'recovery_codes' }, after: {} })
        return { recovery_codes: codes }
      })
    },
  )

  app.post(
    `${PATH}options/`,
    {
      config: open,
      schema: {
        operationId: 'beginSecondFactor',
        tags,
        description: 'The options for `navigator.credentials.get()`, with the passkeys for this site.',
        response: { 200: RequestOptions, ...errorResponses(413, 415) },
      },
    },
    async (request) => {
      const { id, session_id: sessionId } = await requireAccount(request)
      const site = siteOrigin(request, sites)
      const usable = (await queries.listPasskeys(id)).filter(({ rp_id }) => rp_id === rpIdOf(site))
      const options = await requestOptions(site, usable)
      if (!(await queries.setChallenge({ sessionId, kind: 'pass', challenge: options.challenge }))) throw sessionEnded()
      return options
    },
  )

  app.post(
    PATH,
    {
      config: open,
      schema: {
        operationId: 'passSecondFactor',
        tags,
        description: 'With one of the three. The login may be used for staff operations for twelve hours.',
        body: ProofSchema,
        response: { 200: schemaRef(StaffMeSchema), ...errorResponses(400, 406, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const visitor = await requireAccount(request)
      const { id } = visitor
      await attempt(request, id, async () => {
        const use = await readProof(deps, { request, visitor, proof: request.body })
        await passFactor(deps, { request, reply }, async (inside) => {
          const kind = await use(factorStatements(inside))
          return { answer: null, change: { thing: { kind: 'second_factor', id: kind } } }
        })
      })
      const { membership } = visitor
      return showMe(queries, { ...visitor, ...(membership && { membership: { ...membership, factor: 'passed' } }) })
    },
  )
}
