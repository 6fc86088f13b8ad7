import type { Customer, CustomerDetail } from '@dabali/api-client/staff'

/** What names a customer: not everybody has left a name, and an account of a social login may have no address. */
export const titleOf = ({ name, email, phone, id }: Pick<Customer, 'name' | 'email' | 'phone' | 'id'>): string =>
  name || email || phone || id

/** What is typed before a customer is deleted: what is certain to be this person's. */
export const proofOf = (customer: CustomerDetail): string => customer.email ?? titleOf(customer)

/** Whether it was typed: the case of an address does not matter, nor do spaces around it. */
export const isProven = (customer: CustomerDetail, typed: string): boolean =>
  typed.trim().toLowerCase() === proofOf(customer).trim().toLowerCase()

/** Where both accounts differ, and what the account that stays has afterwards. */
const PROFILE = ['name', 'email', 'phone'] as const
/** What goes to the account that stays. What is known by an email address, such as messages, stays with the address. */
const PARTS = ['orders', 'library', 'tickets', 'reviews', 'notes'] as const

type Part = (typeof PARTS)[number]
export type Merge = {
  profile: { field: (typeof PROFILE)[number]; kept: string; merged: string; after: string }[]
  parts: { part: Part; kept: number; merged: number }[]
  /** The parts of which something moves. */
  moving: { part: Part; count: number }[]
  /** The address that no longer logs in and becomes a note. */
  lostEmail: string | undefined
}

const countOf = (customer: CustomerDetail, part: Part): number =>
  part === 'orders' ? customer.num_orders : customer[part].length

/** What merging two accounts does; an empty field of the account that stays is filled from the other. */
export function compareCustomers(kept: CustomerDetail, merged: CustomerDetail): Merge {
  const parts = PARTS.map((part) => ({ part, kept: countOf(kept, part), merged: countOf(merged, part) }))
  return {
    profile: PROFILE.map((field) => ({
      field,
      kept: kept[field] ?? '',
      merged: merged[field] ?? '',
      after: kept[field] || merged[field] || '',
    })),
    parts,
    moving: parts.filter((one) => one.merged > 0).map((one) => ({ part: one.part, count: one.merged })),
    lostEmail: kept.email && merged.email ? merged.email : undefined,
  }
}
