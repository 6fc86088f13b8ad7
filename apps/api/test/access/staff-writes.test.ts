import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, OPENAPI_TEXT, operationsOf, otherThan } from './ask.ts'
import { DECLARED } from './declared.ts'
import { type Asked, type Person, startTestEnvironment, type TestEnvironment } from './test-environment.ts'

/** Files, whose content `hostile-*.test.ts` and `staff-import-cells.test.ts` get wrong. */
const FILES = ['uploadPicture', 'setProductEpub', 'setProductSample', 'sendUploadPart', 'uploadImport']
/** They are about the login itself and take nothing that could be wrong. */
const WITHOUT_INPUT = ['beginTotp', 'removeTotp', 'beginPasskey', 'renewRecoveryCodes', 'beginSecondFactor']
/** Changes without a version: the same part again is the same part, and the others replace what one member or all see. */
const WITHOUT_VERSION = ['pinChatMessage', 'renameListFilter', 'sendUploadPart', 'setListColumns']
/** The state of a stream is replaced where no version is sent. */
const VERSION_MAY_MISS = ['setLiveState', 'setSlowMode']

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
type Described = {
  operationId?: string
  parameters?: { in: string; name: string }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } }

const DOCUMENT: Document = JSON.parse(OPENAPI_TEXT)
const DESCRIBED = new Map(
  Object.values(DOCUMENT.paths).flatMap((methods) =>
    Object.values(methods).map((described) => [described.operationId ?? '', described] as const),
  ),
)

const resolve = (schema: Schema = {}): Schema =>
  schema.$ref ? resolve(DOCUMENT.components.schemas[schema.$ref.split('/').at(-1) ?? '']) : schema

function typesOf(named: Schema): string[] {
  const { type = [], anyOf = [], allOf = [], properties } = resolve(named)
  return [...[type].flat(), ...[...anyOf, ...allOf].flatMap(typesOf), ...(properties ? ['object'] : [])]
}

const WRITES = operationsOf(DOCUMENT)
  .filter(({ id, method }) => method !== 'GET' && DECLARED[id]?.who === 'staff')
  .map((operation) => {
    const { parameters = [], requestBody } = DESCRIBED.get(operation.id) ?? {}
    const body = requestBody?.content?.['application/json']?.schema
    const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
    return { ...operation, body: body && resolve(body), takesVersion: headers.includes('if-match') }
  })

let env: TestEnvironment
let owner: Person
beforeAll(async () => {
  env = await startTestEnvironment()
  owner = await env.newPerson()
})
afterAll(() => env.stop())

type Write = (typeof WRITES)[number]

async function prepare({ id }: Write) {
  const [thing = async () => ({}) as Asked] = [DECLARED[id]?.of ?? []].flat()
  const asked = await thing(env, owner)
  return { asked, cookie: asked.staff ?? (await env.staff()) }
}

/** What else an operation accepts that is about nothing with an id. */
const OTHER_BODY: Readonly<Record<string, object>> = {
  saveListFilter: { name: 'Another one' },
  inviteStaff: { email: 'another@staff.example' },
  createStaffVouchers: { name: 'Another one' },
  createStaffOffer: { percent: 20 },
  issueStaffGiftCard: { amount: '600' },
}

/** A valid request that is another one. */
function otherThanSent({ takesVersion, id }: Write, asked: Asked): Asked {
  if (takesVersion) return { ...asked, headers: { ...asked.headers, 'if-match': '"999999999"' } }
  if (Buffer.isBuffer(asked.body)) return { ...asked, body: Buffer.concat([asked.body, Buffer.from('\n')]) }
  // Its list is one of a few names, not an id.
  if (id === 'saveListFilter') return { ...asked, body: { ...Object(asked.body), ...OTHER_BODY[id] } }
  const [[name, value] = []] = Object.entries(asked.ids ?? {})
  if (name !== undefined && value !== undefined) return { ...asked, ids: { ...asked.ids, [name]: otherThan(value) } }
  return { ...asked, body: { ...Object(asked.body), ...(OTHER_BODY[id] ?? { further: true }) } }
}

const DEVANAGARI = /[\u0900-\u097f]/
const LANGUAGES = ['en', 'ne'] as const
const isIn = (language: 'en' | 'ne', message: string) =>
  language === 'en' ? !DEVANAGARI.test(message) : DEVANAGARI.test(message.replace(/^code: /, '').charAt(0))

/** Refuses in both languages; answers with the last body. */
async function refusals(write: Write, { asked, cookie }: { asked: Asked; cookie: string }) {
  const answers = []
  for (const language of LANGUAGES) {
    const headers = { ...asked.headers, 'accept-language': language }
    const { status, text } = await ask(env, write, { ...asked, headers }, cookie)
    const body: Record<string, unknown> = status === 204 ? {} : JSON.parse(text)
    const messages = Object.entries(body).flatMap(([field, value]) =>
      field === 'detail' || Array.isArray(value) ? [value].flat() : [],
    )
    const areTold = messages.length > 0 && messages.every((message) => isIn(language, String(message)))
    answers.push({ language, status, fields: Object.keys(body), code: body['code'], areTold, body, text })
  }
  return answers
}

/** What no value of these types is. */
const wrongFor = (types: readonly string[]) => (types.includes('object') ? 'no object' : { no: 'such value' })

type Wrong = { field: string; value: unknown }
const wrongsOf = ({ properties = {}, required = [] }: Schema): Wrong[] => [
  ...Object.entries(properties).flatMap(([field, schema]) => [{ field, value: wrongFor(typesOf(schema)) }]),
  ...required.map((field) => ({ field, value: undefined })),
]

const names = (writes: readonly Write[]) => writes.map(({ id }) => id).toSorted()

test('every write takes a body of fields, a file, or the id of something', async () => {
  expect(names(WRITES.filter(({ hasBody, body }) => hasBody && !body))).toEqual(FILES.toSorted())
  const rest = WRITES.filter(({ hasBody, path }) => !hasBody && !path.includes('{'))
  expect(names(rest)).toEqual(WITHOUT_INPUT.toSorted())
})

test('every change takes the version that was seen', () => {
  const changes = WRITES.filter(({ method, takesVersion }) => ['PUT', 'PATCH'].includes(method) && !takesVersion)
  expect(names(changes)).toEqual(WITHOUT_VERSION)
})

describe.each(WRITES.filter(({ body }) => body))('$id', (write) => {
  test('refuses each wrong or missing field under its name, in both languages, and changes nothing', async () => {
    const { asked, cookie } = await prepare(write)
    const before = await env.fingerprint()
    const wrongs = wrongsOf(write.body ?? {})
    const found: object[] = []
    for (const { field, value } of wrongs) {
      const body = { ...Object(asked.body), [field]: value }
      for (const answer of await refusals(write, { asked: { ...asked, body }, cookie })) {
        const isNamed = answer.fields.some(
          (named) => named === field || named.startsWith(`${field}.`) || named === 'non_field_errors',
        )
        const isGood =
          [400, 422].includes(answer.status) && answer.fields.at(-1) === 'code' && isNamed && answer.areTold
        if (!isGood) found.push({ field, value, status: answer.status, text: answer.text.slice(0, 300) })
      }
    }
    expect(found).toEqual([])
    for (const answer of await refusals(write, { asked: { ...asked, body: [1] }, cookie }))
      expect(answer).toMatchObject({ status: 400, fields: ['non_field_errors', 'code'], areTold: true })
    expect(await env.fingerprint()).toEqual(before)
  })
})

describe.each(WRITES.filter(({ takesVersion }) => takesVersion))('$id', (write) => {
  test('refuses an old version with the present state, and a request without one', async () => {
    const { asked, cookie } = await prepare(write)
    const before = await env.fingerprint()
    const withVersion = (version?: string) => {
      const { 'if-match': _, ...headers } = asked.headers ?? {}
      return { asked: { ...asked, headers: { ...headers, ...(version && { 'if-match': version }) } }, cookie }
    }
    for (const answer of await refusals(write, withVersion('"999999999"'))) {
      const { detail, current, version, code } = answer.body
      expect([answer.status, code, answer.fields[0], answer.areTold, answer.text]).toEqual([
        ...[409, 'version_conflict', 'detail', true, expect.any(String)],
      ])
      expect([typeof detail, typeof version]).toEqual(['string', 'string'])
      expect(Object.keys(Object(current)).length).toBeGreaterThan(0)
    }
    for (const version of [...(VERSION_MAY_MISS.includes(write.id) ? [] : [undefined]), '7', '"x"'])
      for (const answer of await refusals(write, withVersion(version)))
        expect([version, answer]).toMatchObject([
          ...[version, { status: 400, fields: ['if-match', 'code'], areTold: true }],
        ])
    expect(await env.fingerprint()).toEqual(before)
  })
})

describe.each(WRITES.filter(({ takesKey }) => takesKey))('$id', (write) => {
  test('refuses another request with a key that was used', async () => {
    const { asked, cookie } = await prepare(write)
    const headers = { ...asked.headers, 'idempotency-key': randomUUID() }
    const first = await ask(env, write, { ...asked, headers }, cookie)
    expect([first.status, first.text]).toEqual([DECLARED[write.id]?.ok ?? 200, expect.any(String)])
    const after = await env.fingerprint()
    const other = otherThanSent(write, { ...asked, headers })
    // Another thing with the key can be looked for before the key.
    const wanted = other.ids === asked.ids ? [422] : [422, 404]
    for (const answer of await refusals(write, { asked: other, cookie }))
      expect([wanted.includes(answer.status), answer.areTold, answer.text]).toEqual([true, true, expect.any(String)])
    expect(await env.fingerprint()).toEqual(after)
  })
})
