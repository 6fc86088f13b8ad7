import { type Insertable, sql, type Updateable } from 'kysely'
import pg from 'pg'
import type { Database } from '../../../database/database.ts'
import type { Schema } from '../../../database/schema.ts'
import type { ProductInput } from '../product-schemas.ts'
import type { ReadProduct } from './read-product.ts'

export async function writeTexts(inside: Database, product_id: number, translations: ReadProduct['translations']) {
  const languages = translations.map(({ language }) => language)
  await sql`delete from product_translation where product_id = ${product_id} and language <> all (${languages}::text[])`.execute(
    inside,
  )
  await inside
    .insertInto('product_translation')
    .values(translations.map((texts) => ({ product_id, ...texts })))
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'language']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        subtitle: ref('excluded.subtitle'),
        description: ref('excluded.description'),
        authors: ref('excluded.authors'),
        paper: ref('excluded.paper'),
        material: ref('excluded.material'),
        included: ref('excluded.included'),
        care: ref('excluded.care'),
      })),
    )
    .execute()
}

type Ordered = { table: string; owner: string; item: string }

/** Only what differs is written: followers are told of new authors, and each row that is written touches cached pages. */
async function writeOrdered(inside: Database, id: number, { table, owner, item }: Ordered, ids: readonly number[]) {
  const [name, of, to] = [sql.raw(table), sql.raw(owner), sql.raw(item)]
  await sql`delete from ${name} where ${of} = ${id} and ${to} <> all (${ids}::integer[])`.execute(inside)
  await sql`
    insert into ${name} (${of}, ${to}, position)
    select ${id}, item, place - 1 from unnest(${ids}::integer[]) with ordinality as given (item, place)
    on conflict (${of}, ${to}) do update set position = excluded.position
    where ${name}.position <> excluded.position`.execute(inside)
}

async function writeContributors(
  inside: Database,
  id: number,
  contributors: NonNullable<ProductInput['contributors']>,
) {
  const [ids, roles] = [contributors.map((each) => each.id), contributors.map(({ role }) => role)]
  await sql`
    delete from product_author where product_id = ${id} and (author_id, role) not in (
      select * from unnest(${ids}::integer[], ${roles}::text[])
    )`.execute(inside)
  await sql`
    insert into product_author (product_id, author_id, role, position)
    select ${id}, author, role, place - 1
    from unnest(${ids}::integer[], ${roles}::text[]) with ordinality as given (author, role, place)
    on conflict (product_id, author_id, role) do update set position = excluded.position
    where product_author.position <> excluded.position`.execute(inside)
}

async function writeCategories(inside: Database, id: number, ids: readonly number[]) {
  await sql`delete from product_category where product_id = ${id} and category_id <> all (${ids}::integer[])`.execute(
    inside,
  )
  await sql`
    insert into product_category (product_id, category_id)
    select ${id}, unnest(${ids}::integer[]) on conflict do nothing`.execute(inside)
}

export async function writeLinks(inside: Database, product_id: number, body: ProductInput) {
  const { contributors, category_ids, related_ids, item_ids, plan, rental } = body
  if (contributors) await writeContributors(inside, product_id, contributors)
  if (category_ids) await writeCategories(inside, product_id, category_ids)
  if (related_ids) {
    const related = { table: 'product_relation', owner: 'product_id', item: 'related_id' }
    await writeOrdered(inside, product_id, related, related_ids)
  }
  if (item_ids) {
    const items = { table: 'bundle_item', owner: 'bundle_id', item: 'product_id' }
    await writeOrdered(inside, product_id, items, item_ids)
  }
  if (plan)
    await inside
      .insertInto('subscription_plan')
      .values({ product_id, ...plan })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(plan))
      .execute()
  if (rental)
    await inside
      .insertInto('viewing_window')
      .values({ product_id, ...rental })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(rental))
      .execute()
}

const FOREIGN_KEY = '23503'
const isForeignKey = (error: unknown) => error instanceof pg.DatabaseError && error.code === FOREIGN_KEY

export const productStatements = (connection: Database) => ({
  async insert(product: Insertable<Schema['product']>): Promise<number> {
    const { id } = await connection.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
    return id
  },

  change: (id: number, columns: Updateable<Schema['product']>) =>
    connection.updateTable('product').set(columns).where('id', '=', id).execute(),

  /** Writes what differs and the next version in one statement: each update of a product touches cached pages. */
  async changeDiffering(id: number, columns: object): Promise<void> {
    const entries = Object.entries(columns)
    if (entries.length === 0) return
    const assigned = sql.join(entries.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
    const present = sql.join(entries.map(([name]) => sql.ref(name)))
    const given = sql.join(entries.map(([, value]) => sql`${value}`))
    await sql`
      update product set ${assigned}, version = version + 1
      where id = ${id} and (${present}) is distinct from (${given})`.execute(connection)
  },

  raiseVersions: (ids: readonly number[]) =>
    sql`update product set version = version + 1 where id = any (${ids}::integer[])`.execute(connection),

  async raiseVersion(id: number): Promise<number> {
    const { version } = await connection
      .updateTable('product')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow()
    return version
  },

  findEdition: (id: number) =>
    connection.selectFrom('product').select(['id', 'work_id', 'product_class']).where('id', '=', id).executeTakeFirst(),

  async insertWork(): Promise<number> {
    const { id } = await connection.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()
    return id
  },

  removeEmptyWork: (id: number | null) =>
    sql`delete from work where id = ${id} and not exists (select from product where work_id = ${id})`.execute(
      connection,
    ),

  async findUses(id: number): Promise<{ is_sold: boolean; is_used: boolean }> {
    const { rows } = await sql<{ is_sold: boolean; is_used: boolean }>`
      select exists (select from order_line where product_id = ${id}) as is_sold,
        exists (select from review where product_id = ${id}) as is_used`.execute(connection)
    return rows[0] ?? { is_sold: false, is_used: false }
  },

  /** False if something still refers to it; the transaction can only be rolled back then. */
  async remove(id: number): Promise<boolean> {
    try {
      await connection.deleteFrom('product').where('id', '=', id).execute()
      return true
    } catch (error) {
      if (isForeignKey(error)) return false
      throw error
    }
  },
})
