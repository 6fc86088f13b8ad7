import { startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

type Method = Parameters<typeof call>[1]
type Sent = { body?: unknown; cookie?: string; headers?: Record<string, string> }
type Seen = { id: number; version: number }

export const PRICE = { mrp: '650.00', selling_price: '585' }

/** The API with a shopkeeper and an editor, and what they ask of the catalogue. */
export async function startStaffCatalogue() {
  const api = await startApp()
  const keeper = (await addMember(api, ['shopkeeper'])).cookie
  const editor = (await addMember(api, ['editor'])).cookie
  let titles = 0

  const send = (method: Method, path: string, { body, cookie = keeper, headers }: Sent = {}) =>
    call(api, method, `staff/${path}`, body, { cookie, ...headers })
  const ask = (method: Method, path: string, sent?: Sent) => send(method, `products/${path}`, sent)

  const aBook = (more: object = {}) => ({
    product_class: 'Book',
    language: 'en',
    title: { en: `The Fog Ledger ${titles++}` },
    price: PRICE,
    ...more,
  })

  async function create(more: object = {}) {
    const { status, body, text } = await ask('POST', '', { body: aBook(more) })
    if (status !== 201) throw new Error(text)
    return body
  }

  const list = ({ id, version: seen }: Seen, is_listed: boolean) =>
    ask('PUT', `${id}/listing/`, { body: { is_listed }, headers: version(seen) })

  return {
    ...api,
    keeper,
    editor,
    send,
    ask,
    aBook,
    create,
    list,
    /** A product that is listed. */
    createListed: async (more: object = {}) => (await list(await create(more), true)).body,
    change: ({ id, version: seen }: Seen, body: object, cookie = keeper) =>
      ask('PATCH', `${id}/`, { body, cookie, headers: version(seen) }),
    eventsOf: async (kind: string, id: number) =>
      (
        await api.pool.query(
          'select operation, before, after from staff_event where thing_kind = $1 and thing_id = $2 order by id',
          [kind, String(id)],
        )
      ).rows,
  }
}

export type StaffCatalogue = Awaited<ReturnType<typeof startStaffCatalogue>>
