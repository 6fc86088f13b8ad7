import { called, type Schema } from './api-operations.ts'

const HEAD = `# The calls of @dabali/api-client

\`pnpm openapi\` generates this file from the OpenAPI document of the API; do not edit it. Each call is \`call(client, args, options)\`.
\`args\` is one object with the properties in the "Arguments" column; \`?\` marks optional ones. Text in a path or a query also accepts
a number. A call returns a type of this package, or \`undefined\` where the column is empty.
`

/** Every call with its arguments and its response, by feature, as Markdown. */
export function listCalls(): string {
  const features = [...new Set(called.map(({ feature }) => feature))].toSorted()
  const parts = features.map((feature) => {
    const rows = called
      .filter((call) => call.feature === feature)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((call) => `| \`${call.name}\` | ${call.summary}. | ${argumentsOf(call)} | ${answerOf(call)} |`)
    return [`## ${feature}\n`, '| Call | Does | Arguments | Answers |', '|---|---|---|---|', ...rows, ''].join('\n')
  })
  return [HEAD, ...parts].join('\n')
}

type Call = (typeof called)[number]

function argumentsOf({ parameters, schema, hasKey }: Call) {
  const inAddress = parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, required, schema: type = {} }) => argument(name, type, required))
  const fields = Object.entries(schema?.properties ?? {}).map(([name, type]) =>
    argument(name, type, schema?.required?.includes(name)),
  )
  return [...inAddress, ...fields, ...(hasKey ? [argument('idempotencyKey', { type: 'string' }, false)] : [])].join(
    '<br>',
  )
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
  return schema.type ?? 'unknown'
}

const listOf = (type: string) => (type.includes(' ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`)

function objectOf({ properties = {}, required = [] }: Schema) {
  const fields = Object.entries(properties).map(
    ([name, type]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(type)}`,
  )
  return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`
}
