import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema?: Schema }
type Content = { content?: { 'application/json'?: { schema: Schema } } }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
  responses?: Record<string, Content>
}
type ApiDocument = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
const document: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../apps/api/openapi.json'), 'utf8'),
)

/** The calls of the back office have an entry point of their own; only they take the version of a thing. */
const STAFF = 'staff'

/** Operations without a call in the client, and why. */
export const NOT_CALLED_TAGS: Record<string, string> = {
  health: 'for monitoring',
  media: 'a URL in responses',
}
export const NOT_CALLED: Record<string, string> = {
  getCalendar: 'a URL for calendar programs',
  getChatStream: 'the `stream_url` of a chat',
  getEventCalendar: 'the `calendar_url` of an event',
  getTicketCalendar: 'the `calendar_url` of a ticket',
  exportStaffEvents: 'a file that a browser downloads',
  getAddressLabels: 'a file that a browser downloads',
  getPackingLists: 'a file that a browser downloads',
  setProductEpub: 'takes the bytes of a file',
  setProductSample: 'takes the bytes of a file',
  sendUploadPart: 'takes the bytes of a file',
  getWholePicture: 'the `whole` of a picture',
  uploadPicture: 'takes the bytes of a file',
  uploadImport: 'takes the bytes of a file',
  exportImportErrors: 'a file that a browser downloads',
  exportProducts: 'a file that a browser downloads',
  exportStock: 'a file that a browser downloads',
  exportAttendees: 'a file that a browser downloads',
  exportOnix: 'a file that a browser downloads',
  getLibraryFile: 'a URL from `openLibraryItem`',
  getStream: 'a URL from `startWatching`',
  receiveCardWebhook: 'called by the gateway',
  returnFromGateway: 'where a gateway sends the visitor back to',
  returnFromGatewayWithOutcome: 'where a gateway sends the visitor back to',
}
/** All operations of the OpenAPI document. */
export const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...describeOperation(operation), method, template })),
)
const withCall = operations.filter(({ id, feature }) => !(id in NOT_CALLED || feature in NOT_CALLED_TAGS))
const isForStaff = ({ feature }: (typeof operations)[number]) => feature === STAFF
/** The operations with a call in the main entry point. */
export const called = withCall.filter((operation) => !isForStaff(operation))
/** The operations with a call in `/staff`. */
export const calledByStaff = withCall.filter(isForStaff)

function describeOperation({
  operationId: id,
  summary,
  tags,
  parameters = [],
  requestBody,
  responses = {},
}: Operation) {
  if (!tags?.[0]) throw new Error(`${id} has no tag: name a feature in \`tags\` of its schema, and describe the tag.`)
  const json = requestBody?.content['application/json']
  const schema = json && withFields(resolved(json.schema))
  const named = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where)
  const header = (asked: string) => named('header').find(({ name }) => name === asked)
  const [key, version] = [header('idempotency-key'), header('if-match')]
  return {
    id,
    summary,
    parameters,
    schema,
    answer: Object.entries(responses).find(([status]) => /^20[0124]$/.test(status))?.[1],
    name: id,
    feature: tags[0] ?? '',
    path: named('path').map(({ name }) => name),
    query: named('query').map(({ name }) => name),
    fields: schema && Object.keys(schema.properties ?? {}),
    hasKey: key !== undefined,
    needsKey: key?.required === true,
    hasVersion: tags.includes(STAFF) && version !== undefined,
    needsVersion: tags.includes(STAFF) && version?.required === true,
    needsNothing: !parameters.some(({ required }) => required) && !schema?.required?.length,
  }
}

/** A body of several kinds has the fields of all of them; those that each kind requires are required. */
function withFields(schema: Schema): Schema {
  if (schema.properties || !schema.anyOf) return schema
  const kinds = schema.anyOf.map(resolved)
  const names = [...new Set(kinds.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const typesOf = (name: string) => kinds.flatMap(({ properties = {} }) => properties[name] ?? [])
  return {
    properties: Object.fromEntries(names.map((name) => [name, { anyOf: typesOf(name) }])),
    required: names.filter((name) => kinds.every(({ required = [] }) => required.includes(name))),
  }
}

function resolved(schema: Schema): Schema {
  return document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}

const CALLS_HEAD = `# The calls of @dabali/api-client

\`pnpm openapi\` generates this file from the OpenAPI document of the API; do not edit it. Each call is \`call(client, args, options)\`.
\`args\` is one object with the properties in the "Arguments" column; \`?\` marks optional ones. Text in a path or a query also accepts
a number. A call returns a type of this package, or \`undefined\` where the column is empty. The calls of the section "staff" are
exported by \`@dabali/api-client/staff\`; all others by the main entry point.
`

/** Every call with its arguments and its response, by feature, as Markdown. */
export function listCalls(): string {
  const calls = [...called, ...calledByStaff]
  const features = [...new Set(calls.map(({ feature }) => feature))].toSorted()
  const parts = features.map((feature) => {
    const rows = calls
      .filter((call) => call.feature === feature)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((call) => `| \`${call.name}\` | ${call.summary}. | ${argumentsOf(call)} | ${answerOf(call)} |`)
    return [`## ${feature}\n`, '| Call | Does | Arguments | Answers |', '|---|---|---|---|', ...rows, ''].join('\n')
  })
  return [CALLS_HEAD, ...parts].join('\n')
}

type Call = (typeof called)[number]

function argumentsOf({ parameters, schema, hasKey, hasVersion, needsVersion }: Call) {
  const inAddress = parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, required, schema: type = {} }) => argument(name, type, required))
  const fields = Object.entries(schema?.properties ?? {}).map(([name, type]) =>
    argument(name, type, schema?.required?.includes(name)),
  )
  const inHeaders = [
    ...(hasVersion ? [argument('ifMatch', { type: 'integer' }, needsVersion)] : []),
    ...(hasKey ? [argument('idempotencyKey', { type: 'string' }, false)] : []),
  ]
  return [...inAddress, ...fields, ...inHeaders].join('<br>')
}

const argument = (name: string, schema: Schema, isRequired = false) =>
  `\`${name}${isRequired ? '' : '?'}: ${typeOf(schema).replaceAll('|', '\\|')}\``

function answerOf({ answer }: Call) {
  const schema = answer?.content?.['application/json']?.schema
  return schema === undefined || schema.enum?.[0] === '' ? '' : `\`${typeOf(schema).replaceAll('|', '\\|')}\``
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.enum) return schema.enum.map((value) => (value === null ? 'null' : `'${String(value)}'`)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.type === 'array') return listOf(typeOf(schema.items ?? {}))
  if (schema.type === 'integer') return 'number'
  if (schema.type === 'object') return objectOf(schema)
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')
  return schema.type ?? 'unknown'
}

const listOf = (type: string) => (type.includes(' ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`)

function objectOf({ properties = {}, required = [] }: Schema) {
  const fields = Object.entries(properties).map(
    ([name, type]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(type)}`,
  )
  return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`
}

const OPERATIONS_HEAD = `/**
 * This file was auto-generated from the OpenAPI document of the API by \`pnpm openapi\`.
 * Do not make direct changes to the file.
 */
`

/**
 * The TypeScript sources of the operations by their paths below `src/generated`. Each operation is a module of its own, because
 * bundlers put all of a module on every page that needs a part of it.
 */
export function writeOperations(): Map<string, string> {
  const sorted = called.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const list = sorted.map(({ name }) => `export { ${name} } from './${operationPath(name)}'`)
  return new Map([
    ['operations.ts', `${OPERATIONS_HEAD}\n${list.join('\n')}\n`],
    ...sorted.map((operation): [string, string] => [
      operationPath(operation.name),
      [OPERATIONS_HEAD, `${writeImports(operation)}\n`, writeOperation(operation)].join('\n'),
    ]),
    ['staff-operations.ts', writeStaffOperations()],
  ])
}

/** One module: the back office loads it once, and a bundler removes what it does not call. */
function writeStaffOperations() {
  const sorted = calledByStaff.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const imports = `import type { CallOptions, Client } from '../client.ts'
import { newId, withVersion } from '../transport.ts'
import type { AnswerOf, StaffArgsOf } from '../types.ts'
import { writePath } from '../url.ts'
`
  return [OPERATIONS_HEAD, imports, sorted.map(writeOperation).join('\n')].join('\n')
}

const operationPath = (name: string) =>
  `operations/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

const writeImports = ({ path, needsKey }: Call) =>
  [
    "import type { CallOptions, Client } from '../../client.ts'",
    needsKey && "import { newId } from '../../transport.ts'",
    "import type { AnswerOf, ArgsOf } from '../../types.ts'",
    path.length > 0 && "import { writePath } from '../../url.ts'",
  ]
    .filter(Boolean)
    .join('\n')

function writeOperation(operation: Call) {
  const { name, summary } = operation
  const { parameter, request } = writeRequest(operation)
  return `/** ${summary}. */
export function ${name}(
  client: Client,
  ${parameter}: ${operation.feature === STAFF ? 'StaffArgsOf' : 'ArgsOf'}<'${name}'>${hasRequired(operation) ? '' : ' = {}'},
  options: CallOptions = {},
): Promise<AnswerOf<'${name}'>> {
  return client.call(${writeAddress(operation)}, ${request})
}
`
}

const hasRequired = ({ parameters, schema, needsVersion }: Call) =>
  needsVersion ||
  parameters.some(({ in: where, required }) => where !== 'header' && required) ||
  (schema?.required ?? []).length > 0

function writeAddress({ template, path }: Call) {
  const address = template.replace('/v1/', '')
  if (path.length === 0) return `'${address}'`
  return `writePath\`${address.replace(/\{(\w+)\}/g, (_, part) => `$\{{ ${part} }}`)}\``
}

/** Destructures the arguments: what is not in the path is the body, or the query where there is no body. */
function writeRequest({ method, path, query, fields, hasKey, needsKey, hasVersion }: Call) {
  const rest = fields ? 'body' : 'query'
  const names = fields ?? query
  const queryBesideBody = fields ? query : []
  const key = needsKey ? ['idempotencyKey = newId()'] : hasKey ? ['idempotencyKey'] : []
  const named = [...path, ...queryBesideBody, ...(hasVersion ? ['ifMatch'] : []), ...key]
  const parts = [
    method !== 'get' && `method: '${method.toUpperCase()}'`,
    queryBesideBody.length > 0 && `query: { ${queryBesideBody.join(', ')} }`,
    names.length > 0 ? rest : fields && 'body: {}',
    hasKey && 'idempotencyKey',
  ].filter(Boolean)
  return {
    parameter: writeParameter(named, names.length > 0 ? rest : undefined),
    request: parts.length > 0 ? `{ ...${writeOptions(hasVersion)}, ${parts.join(', ')} }` : 'options',
  }
}

const writeOptions = (hasVersion: boolean) => (hasVersion ? 'withVersion(options, ifMatch)' : 'options')

const writeParameter = (named: readonly string[], rest: string | undefined) =>
  named.length > 0 ? `{ ${[...named, ...(rest ? [`...${rest}`] : [])].join(', ')} }` : (rest ?? '_args')
