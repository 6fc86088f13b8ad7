import { parse } from 'csv-parse/sync'
import { makeProduct } from './make-product.ts'
import { version } from './start-staff.ts'
import { startStaffCatalogue } from './start-staff-catalogue.ts'

type Import = {
  id: string
  version: number
  status: string
  counts: Record<string, number>
}
type Row = {
  number: number
  outcome: string
  product_id: number
  problems: {
    column: string
    field: string
    value: string
    problem: { en: string; ne: string }
    mend: { en: string; ne: string }
  }[]
  changes: { field: string; from: string; to: string }[]
  undone: string | null
}

/** A file of these rows. */
export const csv = (...rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

let isbns = 0

/** A valid ISBN that no other test has. */
export function newIsbn() {
  isbns += 1
  const digits = `978${String(1_000_000 + isbns).padStart(9, '5')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The API with a shopkeeper who imports files. */
export async function startImports() {
  const api = await startStaffCatalogue()
  const cookie = api.keeper

  async function upload(file: string | Buffer, kind = 'products', headers: Record<string, string> = {}) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/v1/api/staff/imports/?kind=${kind}&name=file.csv`,
      headers: { cookie, 'content-type': 'text/csv', ...headers },
      payload: file,
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  const show = async ({ id }: Pick<Import, 'id'>) => (await api.send('GET', `imports/${id}/`)).body as Import

  const step = ({ id, version: seen }: Import, name: string, body?: object) =>
    api.send('POST', `imports/${id}/${name}/`, { headers: version(seen), ...(body && { body }) })

  /** Uploads a file and checks it. */
  async function check(
    file: string | Buffer,
    { kind = 'products', columns }: { kind?: string; columns?: object } = {},
  ) {
    const uploaded = await upload(file, kind)
    if (uploaded.status !== 201) throw new Error(JSON.stringify(uploaded.body))
    let found: Import = uploaded.body
    if (columns)
      found = (await api.send('PATCH', `imports/${found.id}/`, { body: columns, headers: version(found.version) })).body
    const begun = await step(found, 'check')
    if (begun.status !== 200) throw new Error(begun.text)
    await api.drainJobs()
    return show(found)
  }

  async function run(found: Import, faulty_rows: 'skip' | 'stop' = 'skip') {
    const begun = await step(found, 'run', { faulty_rows })
    if (begun.status !== 200) throw new Error(begun.text)
    await api.drainJobs()
    return show(found)
  }

  return {
    ...api,
    upload,
    show,
    step,
    check,
    run,
    undo: async (found: Import) => {
      const begun = await step(found, 'undo')
      if (begun.status !== 200) throw new Error(begun.text)
      await api.drainJobs()
      return show(found)
    },
    rows: async ({ id }: Import, query = '') =>
      (await api.send('GET', `imports/${id}/rows/?page_size=100${query}`)).body.results as Row[],
    download: async (path: string) =>
      (await api.app.inject({ method: 'GET', url: `/v1/api/staff/${path}`, headers: { cookie } })).body,
    books: async (count: number) => {
      const books: { id: number; slug: string; isbn: string }[] = []
      for (let at = 0; at < count; at += 1) {
        const isbn = newIsbn()
        books.push({ ...(await makeProduct(api.database, { isbn })), isbn })
      }
      return books
    },
    table: (text: string) => parse(text, { bom: true }) as string[][],
    product: async (id: number) => (await api.ask('GET', `${id}/`)).body,
  }
}

export type Imports = Awaited<ReturnType<typeof startImports>>
