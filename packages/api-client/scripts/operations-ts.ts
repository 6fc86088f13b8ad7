import { called } from './api-operations.ts'

const HEAD = `/**
 * This file was auto-generated from the OpenAPI document of the API by \`pnpm openapi\`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../client.ts'
import { newId } from '../new-id.ts'
import type { AnswerOf, ArgsOf } from '../types.ts'
import { writePath } from '../url.ts'
`

type Operation = (typeof called)[number]

/** The TypeScript source with one function for each operation, sorted by name. */
export function writeOperations(): string {
  return [HEAD, ...called.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(writeOperation)].join('\n')
}

function writeOperation(operation: Operation) {
  const { name, summary } = operation
  const { parameter, request } = writeRequest(operation)
  return `/** ${summary}. */
export function ${name}(
  client: Client,
  ${parameter}: ArgsOf<'${name}'>${hasRequired(operation) ? '' : ' = {}'},
  options: CallOptions = {},
): Promise<AnswerOf<'${name}'>> {
  return client.call(${writeAddress(operation)}, ${request})
}
`
}

const hasRequired = ({ parameters, schema }: Operation) =>
  parameters.some(({ in: where, required }) => where !== 'header' && required) || (schema?.required ?? []).length > 0

function writeAddress({ template, path }: Operation) {
  const address = template.replace('/v1/', '')
  if (path.length === 0) return `'${address}'`
  return `writePath\`${address.replace(/\{(\w+)\}/g, (_, part) => `$\{{ ${part} }}`)}\``
}

/** Destructures the arguments: what is not in the path is the body, or the query where there is no body. */
function writeRequest({ method, path, query, fields, hasKey, needsKey }: Operation) {
  const rest = fields ? 'body' : 'query'
  const names = fields ?? query
  const queryBesideBody = fields ? query : []
  const key = needsKey ? ['idempotencyKey = newId()'] : hasKey ? ['idempotencyKey'] : []
  const named = [...path, ...queryBesideBody, ...key]
  const parts = [
    method !== 'get' && `method: '${method.toUpperCase()}'`,
    queryBesideBody.length > 0 && `query: { ${queryBesideBody.join(', ')} }`,
    names.length > 0 ? rest : fields && 'body: {}',
    hasKey && 'idempotencyKey',
  ].filter(Boolean)
  return {
    parameter: writeParameter(named, names.length > 0 ? rest : undefined),
    request: parts.length > 0 ? `{ ...options, ${parts.join(', ')} }` : 'options',
  }
}

const writeParameter = (named: readonly string[], rest: string | undefined) =>
  named.length > 0 ? `{ ${[...named, ...(rest ? [`...${rest}`] : [])].join(', ')} }` : (rest ?? '_args')
