import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Database } from '../../../database/database.ts'
import { nullable } from '../../../http/schemas.ts'
import type { FieldErrors } from '../fields.ts'
import { Id } from '../product-schemas.ts'

export const CATEGORY_FIELDS = {
  parent_id: Type.Optional(nullable({ ...Id, description: 'The category above it; null for one at the top.' })),
  position: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      description: 'Its place among those beside it, from 0. Default: the last.',
    }),
  ),
}

const Fields = Type.Object(CATEGORY_FIELDS)

/** Checks that the parent exists and is neither the category itself nor below it. */
export async function readParent(
  inside: Database,
  errors: FieldErrors,
  { parent_id }: Static<typeof Fields>,
  id: number | undefined,
) {
  if (!parent_id) return
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id from category where id = ${parent_id}
      union
      select category.id, category.parent_id from above join category on category.id = above.parent_id
    )
    select id from above`.execute(inside)
  if (rows.length === 0) errors.add('parent_id', errors.texts.unknown(String(parent_id)))
  if (rows.some((row) => row.id === id)) errors.add('parent_id', errors.texts.ownParent)
}

/** Puts a category at a place among its siblings and numbers them. */
export async function placeCategory(inside: Database, id: number, place: number) {
  const { rows: siblings } = await sql<{ id: number }>`
    select id from category
    where id <> ${id} and parent_id is not distinct from (select parent_id from category where id = ${id})
    order by position, id`.execute(inside)
  const ids = siblings.map((sibling) => sibling.id).toSpliced(place, 0, id)
  await sql`
    update category set position = place - 1
    from unnest(${ids}::integer[]) with ordinality as given (id, place)
    where category.id = given.id and position <> place - 1`.execute(inside)
}
