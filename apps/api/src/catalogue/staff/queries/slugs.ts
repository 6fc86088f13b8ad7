import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/**
 * Writes of the catalogue wait for each other: what they check (slugs, ISBNs, that no category or bundle contains itself)
 * is about more than one row.
 */
export const lockCatalogue = (inside: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('staff catalogue'))`.execute(inside)

export type SlugOwner = { kind: 'product' | 'author' | 'publisher' | 'category' | 'series'; id: number | undefined }

const slugOwner = ({ kind, id = 0 }: SlugOwner, slugs: readonly string[]): RawBuilder<{ slug: string }> =>
  kind === 'product'
    ? sql`select slug from product where slug = any (${slugs}::text[]) and id <> ${id}`
    : sql`select slug from content where kind = ${kind} and slug = any (${slugs}::text[]) and id <> ${id}`

export async function takenSlugs(inside: Database, owner: SlugOwner, slugs: readonly string[]) {
  const { rows } = await slugOwner(owner, slugs).execute(inside)
  return new Set(rows.map(({ slug }) => slug))
}

/** Those that redirect to a present one. */
export async function movedSlugs(inside: Database, kind: SlugOwner['kind'], slugs: readonly string[]) {
  const { rows } = await sql<{ slug: string }>`
    select slug from moved_slug where kind = ${kind} and slug = any (${slugs}::text[])`.execute(inside)
  return rows.map(({ slug }) => slug)
}
