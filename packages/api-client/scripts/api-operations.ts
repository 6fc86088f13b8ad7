import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Schema = {
  $ref?: string
  type?: string
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
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses?: Record<string, Content>
}
type ApiDocument = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
const document: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../apps/api/openapi.json'), 'utf8'),
)

/** Operations without a call in the client, and why. */
export const NOT_CALLED_TAGS: Record<string, string> = {
  health: 'for monitoring',
  media: 'a URL in responses',
  staff: 'no site has pages for them',
}
export const NOT_CALLED: Record<string, string> = {
  getCalendar: 'a URL for calendar programs',
  getChatStream: 'the `stream_url` of a chat',
  getEventCalendar: 'the `calendar_url` of an event',
  getTicketCalendar: 'the `calendar_url` of a ticket',
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
/** The operations with a call in this package. */
export const called = operations.filter(({ id, feature }) => !(id in NOT_CALLED || feature in NOT_CALLED_TAGS))

function describeOperation({
  operationId: id,
  summary,
  tags,
  parameters = [],
  requestBody,
  responses = {},
}: Operation) {
  const schema = requestBody && resolved(requestBody.content['application/json'].schema)
  const named = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where)
  const key = named('header').find(({ name }) => name === 'idempotency-key')
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
    needsNothing: !parameters.some(({ required }) => required) && !schema?.required?.length,
  }
}

function resolved(schema: Schema): Schema {
  return document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}
