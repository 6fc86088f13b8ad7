import type { Client } from '@dabali/api-client'
import type { StaffMe } from '@dabali/api-client/staff'
import type { ComponentType, LazyExoticComponent } from 'react'

export type Permission = StaffMe['permissions'][number]
export type Filters = Readonly<Record<string, string>>
type Options = { signal?: AbortSignal }
type ListQuery = { page: number; pageSize: number; filter: Filters }
type Row = object

/** The calls of a resource: what react-admin asks for, as operations of the API. */
export type ResourceCalls = {
  /** The field that identifies a row; the default is `id`. */
  idField?: string
  list?: (api: Client, query: ListQuery, options: Options) => Promise<{ count: number; results: readonly Row[] }>
  get?: (api: Client, id: string, options: Options) => Promise<Row>
  create?: (api: Client, fields: Record<string, unknown>) => Promise<Row>
  /** `seen` is the record as the member has seen it, with its version. */
  change?: (api: Client, id: string, fields: Record<string, unknown>, seen: Row) => Promise<Row>
  remove?: (api: Client, id: string, seen: Row) => Promise<unknown>
}

/** For records on screen: when loading one again fails, it stays with what was typed. React-admin would leave the screen. */
export const STAYS_SHOWN = { queryOptions: { onError: () => undefined } }

export const NAVIGATION_GROUPS = [
  'orders',
  'catalogue',
  'events',
  'content',
  'customers',
  'newsletter',
  'reports',
  'settings',
] as const

/** A resource of the back office; `resources/registry.ts` lists them all. */
export type AdminResource = {
  /** Its name in react-admin, in addresses and in the message keys `resources.<name>`. */
  name: string
  group: (typeof NAVIGATION_GROUPS)[number]
  /** What a member needs to see it. */
  read: Permission
  /** What a member needs to create, change and remove. */
  write?: Permission
  calls: ResourceCalls
  list: LazyExoticComponent<ComponentType>
  show?: LazyExoticComponent<ComponentType>
  /** The screen for a new one; needs `write`. */
  create?: LazyExoticComponent<ComponentType>
  /** Further screens below its address, for those who may see it. */
  screens?: readonly { path: string; screen: LazyExoticComponent<ComponentType> }[]
  /** The letter after G that goes to its list. */
  letter?: string
  /** What needs doing, for the home page. */
  toDo?: ToDo[]
}

/** Work that waits for a person: how much of it, and the list that shows it. */
export type ToDo = {
  /** Of the message keys `home.toDo.<key>`. */
  key: string
  filter: Filters
  /** The permission to do it, where reading the list is not enough. */
  needs?: Permission
  /** A red number: it has a deadline today. */
  isUrgent?: boolean
}
