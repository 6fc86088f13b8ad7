import { called } from './api-operations.ts'

const HEAD = `/**
 * This file was auto-generated from the OpenAPI document of the API by \`pnpm openapi\`.
 * Do not make direct changes to the file.
 */
`

type Operation = (typeof called)[number]

/**
 * The TypeScript sources of the operations by their paths below `src/generated`. Each operation is a module of its own, because
 * bundlers put all of a module on every page that needs a part of it.
 */
export function writeOperations(): Map<string, string> {
  const sorted = called.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const list = sorted.map(({ name }) => `export { ${name} } from './${operationPath(name)}'`)
  return new Map([
    ['operations.ts', `${HEAD}\n${list.join('\n')}\n`],
    ...sorted.map((operation): [string, string] => [
      operationPath(operation.name),
      [HEAD, `${writeImports(operation)}\n`, writeOperation(operation)].join('\n'),
    ]),
  ])
}

const operationPath = (name: string) =>
  `operations/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

const writeImports = ({ path, needsKey }: Operation) =>
  [
    "import type { CallOptions, Client } from '../../client.ts'",
    needsKey && "import { newId } from '../../new-id.ts'",
    "import type { AnswerOf, ArgsOf } from '../../types.ts'",
    path.length > 0 && "import { writePath } from '../../url.ts'",
  ]
    .filter(Boolean)
    .join('\n')

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
