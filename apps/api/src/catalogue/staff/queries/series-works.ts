import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { FieldErrors } from '../fields.ts'

type WorkOfProduct = { id: number; slug: string; work_id: number | null; series_id: number | null }

/** The products that stand for the works of a series. A work is in one series at most, once. */
export async function readWorks(
  inside: Database,
  errors: FieldErrors,
  ids: readonly number[],
  series: number | undefined,
): Promise<WorkOfProduct[]> {
  const { rows } = await sql<WorkOfProduct>`
    select product.id, slug, work_id, series_id
    from unnest(${ids}::integer[]) with ordinality as given (id, place)
    join product using (id) left join work on work.id = work_id order by place`.execute(inside)
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) errors.add('product_ids', errors.texts.unknown(unknown.join(', ')))
  const works = rows.flatMap(({ work_id }) => work_id ?? [])
  if (new Set(works).size < works.length) errors.add('product_ids', errors.validation.uniqueItems)
  const others = rows.filter(({ series_id }) => series_id !== null && series_id !== series)
  if (others.length > 0)
    errors.add('product_ids', errors.texts.seriesOfOther(others.map(({ slug }) => slug).join(', ')))
  return rows
}

async function openWork(inside: Database, { id, work_id }: WorkOfProduct): Promise<number> {
  if (work_id !== null) return work_id
  const work = await inside.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()
  await inside.updateTable('product').set({ work_id: work.id }).where('id', '=', id).execute()
  return work.id
}

/** Numbers the works of a series from 1. */
export async function writeWorks(inside: Database, series: number, products: readonly WorkOfProduct[]) {
  const ids: number[] = []
  for (const product of products) ids.push(await openWork(inside, product))
  const { rows: present } = await sql<{ id: number }>`
    select id from work where series_id = ${series} order by series_position`.execute(inside)
  if (present.map(({ id }) => id).join() === ids.join()) return
  // First without numbers, because two works cannot have one number for a moment.
  await sql`update work set series_id = null, series_position = null where series_id = ${series}`.execute(inside)
  await sql`
    update work set series_id = ${series}, series_position = place
    from unnest(${ids}::integer[]) with ordinality as given (id, place) where work.id = given.id`.execute(inside)
}
