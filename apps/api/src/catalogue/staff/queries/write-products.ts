import { type RawBuilder, sql } from 'kysely'
import type { ProductInput } from '../product-schemas.ts'
import type { Connection } from './products.ts'
import type { ReadProduct } from './read-product.ts'

type Owned<T> = T & { id: number }

const given = (rows: readonly object[], columns: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${columns})`

/** Writes what differs, and the next version of each product that changes: those with the same columns in one statement. */
export async function writeColumns(inside: Connection, products: readonly Owned<{ columns: object }>[]) {
  const groups = new Map<string, Owned<{ columns: object }>[]>()
  for (const each of products) {
    const key = Object.keys(each.columns).toSorted().join(' ')
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), each])
  }
  for (const [key, group] of groups) {
    const names = key.split(' ')
    const of = (table: string) => sql.join(names.map((name) => sql.ref(`${table}.${name}`)))
    const assigned = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`))
    const rows = JSON.stringify(group.map(({ id, columns }) => ({ ...columns, id })))
    await sql`
      update product set ${assigned}, version = product.version + 1
      from jsonb_populate_recordset(null::product, ${rows}::jsonb) as given
      where product.id = given.id and (${of('product')}) is distinct from (${of('given')})`.execute(inside)
  }
}

const TEXT_COLUMNS = ['title', 'subtitle', 'description', 'authors', 'paper', 'material', 'included', 'care']

/** Writes the languages that differ and deletes those that are not given. */
export async function writeTexts(
  inside: Connection,
  products: readonly Owned<{ translations: ReadProduct['translations'] }>[],
) {
  if (products.length === 0) return
  const rows = products.flatMap(({ id, translations }) => translations.map((texts) => ({ product_id: id, ...texts })))
  const of = (table: string) => sql.join(TEXT_COLUMNS.map((name) => sql.ref(`${table}.${name}`)))
  const assigned = sql.join(TEXT_COLUMNS.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  const types = sql.join(
    TEXT_COLUMNS.map((name) => sql`${sql.ref(name)} ${sql.raw(name === 'authors' ? 'text[]' : 'text')}`),
  )
  await sql`
    delete from product_translation where product_id = any (${products.map(({ id }) => id)}::integer[])
      and (product_id, language) not in (
        select product_id, language from ${given(rows, sql`product_id integer, language text`)}
      )`.execute(inside)
  await sql`
    insert into product_translation (product_id, language, ${sql.join(TEXT_COLUMNS.map((name) => sql.ref(name)))})
    select product_id, language, ${of('given')} from ${given(rows, sql`product_id integer, language text, ${types}`)}
    on conflict (product_id, language) do update set ${assigned}
    where (${of('product_translation')}) is distinct from (${of('excluded')})`.execute(inside)
}

type Ordered = { table: string; owner: string; item: string }

/** Only what differs is written: followers are told of new authors, and each row that is written touches cached pages. */
async function writeOrdered(inside: Connection, id: number, { table, owner, item }: Ordered, ids: readonly number[]) {
  const [name, of, to] = [sql.raw(table), sql.raw(owner), sql.raw(item)]
  await sql`delete from ${name} where ${of} = ${id} and ${to} <> all (${ids}::integer[])`.execute(inside)
  await sql`
    insert into ${name} (${of}, ${to}, position)
    select ${id}, item, place - 1 from unnest(${ids}::integer[]) with ordinality as given (item, place)
    on conflict (${of}, ${to}) do update set position = excluded.position
    where ${name}.position <> excluded.position`.execute(inside)
}

async function writeContributors(
  inside: Connection,
  products: readonly Owned<{ contributors: NonNullable<ProductInput['contributors']> }>[],
) {
  if (products.length === 0) return
  const rows = products.flatMap(({ id, contributors }) =>
    contributors.map((each, position) => ({ product_id: id, author_id: each.id, role: each.role, position })),
  )
  await sql`
    delete from product_author where product_id = any (${products.map(({ id }) => id)}::integer[])
      and (product_id, author_id, role) not in (
        select * from ${given(rows, sql`product_id integer, author_id integer, role text`)}
      )`.execute(inside)
  await sql`
    insert into product_author (product_id, author_id, role, position)
    select * from ${given(rows, sql`product_id integer, author_id integer, role text, position integer`)}
    on conflict (product_id, author_id, role) do update set position = excluded.position
    where product_author.position <> excluded.position`.execute(inside)
}

async function writeCategories(inside: Connection, products: readonly Owned<{ category_ids: readonly number[] }>[]) {
  if (products.length === 0) return
  const rows = products.flatMap(({ id, category_ids }) =>
    category_ids.map((category_id) => ({ product_id: id, category_id })),
  )
  const links = given(rows, sql`product_id integer, category_id integer`)
  await sql`
    delete from product_category where product_id = any (${products.map(({ id }) => id)}::integer[])
      and (product_id, category_id) not in (select * from ${links})`.execute(inside)
  await sql`
    insert into product_category (product_id, category_id) select * from ${links} on conflict do nothing`.execute(
    inside,
  )
}

/** Writes the links that are given; of related products, contents, plans and rentals one product after the other. */
export async function writeLinks(inside: Connection, products: readonly Owned<{ fields: ProductInput }>[]) {
  await writeContributors(
    inside,
    products.flatMap(({ id, fields: { contributors } }) => (contributors ? [{ id, contributors }] : [])),
  )
  await writeCategories(
    inside,
    products.flatMap(({ id, fields: { category_ids } }) => (category_ids ? [{ id, category_ids }] : [])),
  )
  for (const { id, fields } of products) await writeOwnLinks(inside, id, fields)
}

async function writeOwnLinks(inside: Connection, product_id: number, body: ProductInput) {
  const { related_ids, item_ids, plan, rental } = body
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

/** Lists products once their contributors are known, whose followers are told. */
export const listProducts = async (inside: Connection, ids: readonly number[]) => {
  if (ids.length > 0) await sql`update product set is_listed = true where id = any (${ids}::integer[])`.execute(inside)
}

/** Counts a change of links or texts alone, which has not changed the row of the product. */
export const countVersions = async (inside: Connection, ids: readonly number[]) => {
  if (ids.length > 0)
    await sql`update product set version = version + 1 where id = any (${ids}::integer[])`.execute(inside)
}
