import type { Client } from '@dabali/api-client'
import type { DataProvider } from 'react-admin'
import type { AdminResource, Filters, ResourceCalls } from './resource.ts'

type Fields = Record<string, unknown>

/** A data provider of react-admin over the calls that the resources declare. */
export function createDataProvider(resources: readonly AdminResource[], api: Client): DataProvider {
  const named = new Map(resources.map((resource) => [resource.name, resource.calls]))

  function find<Name extends keyof ResourceCalls>(resource: string, name: Name) {
    const calls = named.get(resource)
    const call = calls?.[name]
    if (!calls || !call) throw new Error(`The resource ${resource} has no ${name}.`)
    return { call: call as NonNullable<ResourceCalls[Name]>, withId: (row: object) => addId(row, calls.idField) }
  }

  const provider = {
    supportAbortSignal: true,

    async getList(resource: string, { pagination, filter, signal }: ListParams) {
      const { call, withId } = find(resource, 'list')
      const { page = 1, perPage: pageSize = 25 } = pagination ?? {}
      const { count, results } = await call(api, { page, pageSize, filter: writeFilters(filter) }, withSignal(signal))
      return { data: results.map(withId), total: count }
    },

    async getOne(resource: string, { id, signal }: { id: unknown; signal?: AbortSignal }) {
      const { call, withId } = find(resource, 'get')
      return { data: withId(await call(api, String(id), withSignal(signal))) }
    },

    async getMany(resource: string, { ids, signal }: { ids: readonly unknown[]; signal?: AbortSignal }) {
      const { call, withId } = find(resource, 'get')
      return { data: await Promise.all(ids.map(async (id) => withId(await call(api, String(id), withSignal(signal))))) }
    },

    async create(resource: string, { data }: { data: Fields }) {
      const { call, withId } = find(resource, 'create')
      return { data: withId(await call(api, data)) }
    },

    async update(resource: string, { id, data, previousData }: ChangeParams) {
      const { call, withId } = find(resource, 'change')
      return { data: withId(await call(api, String(id), changedFields(data, previousData), previousData)) }
    },

    async delete(resource: string, { id, previousData }: ChangeParams) {
      await find(resource, 'remove').call(api, String(id), previousData)
      return { data: previousData }
    },
  }
  return { ...REFUSED, ...provider } as DataProvider
}

type ListParams = { pagination?: { page?: number; perPage?: number }; filter?: Fields; signal?: AbortSignal }
type ChangeParams = { id: unknown; data: Fields; previousData: Fields }

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {})

/** An empty filter is no filter. */
function writeFilters(filter: Fields = {}): Filters {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Only what a member has changed, so that a write does not set the rest back. */
function changedFields(data: Fields, previous: Fields): Fields {
  const changed = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(previous[name])
  return Object.fromEntries(Object.entries(data).filter(changed))
}

function addId(row: object, field = 'id'): Fields {
  const fields: Fields = { ...row }
  return { ...fields, id: fields[field] }
}

/** What react-admin would not ask of this API throws by name instead of failing later. */
const REFUSED = Object.fromEntries(
  ['getManyReference', 'updateMany', 'deleteMany'].map((name) => [
    name,
    () => Promise.reject(new Error(`The back office does not use ${name}.`)),
  ]),
)
