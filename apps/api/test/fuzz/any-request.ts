import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile-values.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
  maximum?: number
  pattern?: string
}
type Parameter = { name: string; in: string; schema: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
export type AnyRequest = {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Values that the API accepts, so that requests get past validation. */
export type Known = Record<string, string[]>

/** Valid, invalid and hostile requests to every operation of a document. */
export function anyRequest(description: Description, known: Known): fc.Arbitrary<AnyRequest> {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const parameters = operation.parameters ?? []
    const values = fc.tuple(...parameters.map((parameter) => parameterValue(parameter, known)))
    const body = operation.requestBody?.content['application/json']?.schema
    return fc.tuple(values, bodyOf(body, description, known)).map(([given, payload]) => {
      const asked = parameters.map((parameter, at) => ({ ...parameter, value: given[at] }))
      return compose({ method, path, asked, payload })
    })
  })
}

type Asked = Parameter & { value: string | undefined }
type Parts = { method: string; path: string; asked: Asked[]; payload: string | Buffer | undefined }

function compose({ method, path, asked, payload }: Parts): AnyRequest {
  const of = (place: string) => asked.filter((each) => each.in === place && each.value !== undefined)
  const filled = of('path').reduce((url, { name, value = '' }) => url.replace(`{${name}}`, encode(value)), path)
  const query = new URLSearchParams(of('query').map(({ name, value = '' }) => [name, value]))
  const headers = Object.fromEntries(
    of('header').map(({ name, value = '' }) => [name, value.replaceAll(/[^\x20-\x7e]/g, '')]),
  )
  const url = query.size > 0 ? `${filled}?${query}` : filled
  if (payload === undefined) return { method, url, headers }
  return { method, url, headers: { ...headers, 'content-type': 'application/json' }, payload }
}

// A lone surrogate cannot be encoded.
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString())

function parameterValue({ name, in: place, schema }: Parameter, known: Known): fc.Arbitrary<string | undefined> {
  const right = fc.constantFrom(...(known[name] ?? ['1']), ...(schema.enum ?? []).map(String))
  const any = fc.oneof({ weight: 2, arbitrary: right }, { weight: 1, arbitrary: hostileText })
  return place === 'path' ? any : fc.option(any, { nil: undefined })
}

function bodyOf(schema: Schema | undefined, description: Description, known: Known) {
  if (schema === undefined) return fc.constant(undefined)
  return fc.oneof(
    { weight: 12, arbitrary: nearlyRight(schema, description, known, '').map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<string | Buffer>(
        '',
        '{',
        '[[[[',
        '"\\ud800"',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{}}}',
        '['.repeat(5000),
        `{"a":"${'x'.repeat(70_000)}"}`,
        Buffer.from([0xff, 0xfe, 0x7b]),
      ),
    },
  )
}

function nearlyRight(schema: Schema, description: Description, known: Known, name: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: rightValue(schema, description, known, name) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function rightValue(schema: Schema, description: Description, known: Known, name: string): fc.Arbitrary<unknown> {
  const named = schema.$ref?.split('/').at(-1)
  if (named !== undefined) return rightValue(description.components.schemas[named] ?? {}, description, known, name)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => rightValue(each, description, known, name)))
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectOf(schema.properties ?? {}, description, known)
    case 'array':
      return fc.array(nearlyRight(schema.items ?? {}, description, known, name), { maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 99, 1000) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom(...(known[name] ?? ['Maya', 'a', '9800000000']))
  }
}

const objectOf = (properties: Record<string, Schema>, description: Description, known: Known) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, schema]) => [name, nearlyRight(schema, description, known, name)]),
        ),
        { requiredKeys: [] },
      ),
      fc.option(fc.dictionary(fc.constantFrom('unknown', 'id', 'status', 'owner', 'is_admin'), hostileValue), {
        nil: {},
      }),
    )
    .map(([fields, strange]) => ({ ...strange, ...fields }))
