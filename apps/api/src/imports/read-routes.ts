import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../errors/api-error.ts'
import { sendCsv } from '../http/csv.ts'
import type { Language } from '../http/language.ts'
import {
  errorResponses,
  isUuid,
  PageQuery,
  pageOf,
  schemaRef,
  streamResponse,
  toPage,
  windowOf,
} from '../http/schemas.ts'
import { STAFF_PATH } from '../staff/access.ts'
import { IMPORT, ImportRowSchema, RowsQuery, toImport, toRow } from './imports.ts'
import { type Connection, type ImportRecord, importQueries } from './queries.ts'

const PATH = `${STAFF_PATH}imports/`
const tags = ['staff']
const config = { permission: 'products.import' } as const
export const params = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of an import.' }) })

export async function requireImport(find: (id: string) => Promise<ImportRecord | undefined>, id: string) {
  const found = isUuid(id) ? await find(id) : undefined
  if (!found) throw notFound()
  return found
}

async function showImport(database: Connection, id: string) {
  const queries = importQueries(database)
  return toImport(await requireImport(queries.find, id), await queries.samples(id))
}

/** Imports with their progress and what their rows do. */
export const importReadRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  const queries = importQueries(database)

  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listImports',
        tags,
        description: 'The newest first. They are kept for 30 days.',
        querystring: PageQuery,
        response: { 200: pageOf(IMPORT), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const rows = await queries.list(windowOf(query))
      return toPage(
        PATH,
        query,
        rows[0]?.count ?? 0,
        rows.map((row) => toImport(row, [])),
      )
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config,
      schema: { operationId: 'getImport', tags, params, response: { 200: IMPORT, ...errorResponses(404) } },
    },
    ({ params }) => showImport(database, params.id),
  )

  app.get(
    `${PATH}:id/rows/`,
    {
      config,
      schema: {
        operationId: 'listImportRows',
        tags,
        description: 'What each row does, or what is wrong with it.',
        params,
        querystring: RowsQuery,
        response: { 200: pageOf(schemaRef(ImportRowSchema)), ...errorResponses(400, 404) },
      },
    },
    async ({ params, query }) => {
      const found = await requireImport(queries.find, params.id)
      const { outcome } = query
      const rows = await queries.listRows(found.id, { ...windowOf(query), outcome })
      const results = rows.map((row) => toRow(found, row))
      return toPage(`${PATH}${found.id}/rows/`, query, rows[0]?.count ?? 0, results, { outcome })
    },
  )

  app.get(
    `${PATH}:id/errors/`,
    {
      config,
      schema: {
        operationId: 'exportImportErrors',
        tags,
        description:
          'The rows with errors as CSV: what is wrong, and the columns of the file, to correct and import them.',
        params,
        response: { 200: streamResponse('The rows with errors', ['text/csv']), ...errorResponses(404) },
      },
    },
    async ({ params, language }, reply) => {
      const found = await requireImport(queries.find, params.id)
      const header = ['row', 'problem', ...found.headers]
      return sendCsv(reply, { name: 'import-errors', columns: header, rows: faultyRows(found, language) })
    },
  )

  async function* faultyRows({ id, fields, headers }: ImportRecord, language: Language) {
    for (let after = 0; ; ) {
      const rows = await queries.nextOf(id, { outcome: 'faulty', after, limit: 500 })
      for (const { number, cells, problems } of rows) {
        const said = (problems ?? []).map(({ field, problem, mend }) =>
          [headers[fields.indexOf(field)], `${problem[language]}${language === 'ne' ? '।' : '.'} ${mend[language]}`]
            .filter(Boolean)
            .join(': '),
        )
        yield [String(number), said.join('\n'), ...cells]
      }
      const last = rows.at(-1)
      if (!last) return
      after = last.number
    }
  }
}
