import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Crop, EncodedPicture } from './encode-picture.ts'

export type Connection = Database
export const inTransaction = transaction

type Language = 'en' | 'ne'
const LANGUAGES: readonly Language[] = ['en', 'ne']

export type StaffPictureRow = {
  name: string
  width: number
  height: number
  focus_x: number
  focus_y: number
  version: number
  uploaded_at: Date | null
  whole_media: string | null
  crop: Crop | null
  alt: Partial<Record<Language, string>>
  credit: Partial<Record<Language, string>>
  sources: { type: 'image/avif' | 'image/webp'; width: number; src: string }[]
  num_uses: number
}

type PictureWords = { alt: Record<Language, string>; credit: Record<Language, string> }
type PictureFilters = { text: string | undefined; use: 'used' | 'unused' | 'without_alt' | undefined }
type StoredFiles = Omit<EncodedPicture, 'files'> & {
  files: { type: 'image/avif' | 'image/webp'; width: number; mediaName: string }[]
  whole_media: string
  crop: Crop | null
}

const words = (column: RawBuilder<unknown>) => sql`(
  select coalesce(json_object_agg(language, ${column}), '{}') from picture_translation where picture_name = picture.name
)`

const USES = sql`(
  (select count(*) from product where picture_name = picture.name)
  + (select count(*) from product_image where picture_name = picture.name)
  + (
    select count(*) from content
    where picture_name = picture.name or facts ->> 'square_picture' = picture.name or exists (
      select from content_draft
      where content_id = content.id and picture.name in (document ->> 'picture', document #>> '{facts,square_picture}')
    )
  )
)`

const SHOWN = sql`
  name, width, height, focus_x, focus_y, version, uploaded_at, whole_media, crop, ${words(sql`alt`)} as alt, ${words(sql`credit`)} as credit, (
    select coalesce(json_agg(json_build_object('type', type, 'width', width, 'src', '/v1/media/' || media_name) order by type, width), '[]')
    from picture_file where picture_name = picture.name and media_name is not null
  ) as sources, ${USES}::integer as num_uses`

const isWithoutAlt = sql`(
  select count(*) < 2 from picture_translation where picture_name = picture.name and alt <> ''
)`

const USE_FILTERS = { used: sql`${USES} > 0`, unused: sql`${USES} = 0`, without_alt: isWithoutAlt } as const

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const conditionsOf = ({ text, use }: PictureFilters) =>
  sql.join(
    [
      sql`true`,
      use && USE_FILTERS[use],
      text &&
        sql`(name ilike ${`%${escapeLike(text)}%`} or exists (
          select from picture_translation
          where picture_name = picture.name and (alt ilike ${`%${escapeLike(text)}%`} or credit ilike ${`%${escapeLike(text)}%`})
        ))`,
    ].filter((condition) => typeof condition === 'object'),
    sql` and `,
  )

export const staffPictureQueries = (database: Database) => ({
  async listPictures(filters: PictureFilters, { limit, offset }: { limit: number; offset: number }) {
    const conditions = conditionsOf(filters)
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from picture where ${conditions}`.execute(database)
    const { rows } = await sql<StaffPictureRow>`
      select ${SHOWN} from picture where ${conditions}
      order by uploaded_at desc nulls last, name limit ${limit} offset ${offset}`.execute(database)
    return { count: counted.rows[0]?.count ?? 0, rows }
  },

  async findPicture(name: string): Promise<StaffPictureRow | undefined> {
    const { rows } = await sql<StaffPictureRow>`select ${SHOWN} from picture where name = ${name}`.execute(database)
    return rows[0]
  },

  lockPicture: (name: string) => sql`select from picture where name = ${name} for no key update`.execute(database),

  /** An uploaded picture that is there already counts as uploaded now, so that it is not cleaned up before it is used. */
  async renewUpload(name: string) {
    const { rows } = await sql<Pick<StaffPictureRow, 'whole_media'>>`
      update picture set uploaded_at = now() where name = ${name} returning whole_media`.execute(database)
    return rows[0]
  },

  /** For a picture that was uploaded when wholes were not kept. */
  setWhole: (name: string, media: string) =>
    sql`update picture set whole_media = ${media} where name = ${name} and whole_media is null`.execute(database),

  /** False if another upload of the same bytes was first. */
  async insertPicture(name: string, { width, height, files, whole_media, crop }: StoredFiles) {
    const { numAffectedRows = 0n } = await sql`
      insert into picture (name, width, height, uploaded_at, whole_media, crop)
      values (${name}, ${width}, ${height}, now(), ${whole_media}, ${crop === null ? null : JSON.stringify(crop)}::jsonb)
      on conflict (name) do nothing`.execute(database)
    if (numAffectedRows === 0n) return false
    await database
      .insertInto('picture_file')
      .values(
        files.map((file) => ({ picture_name: name, type: file.type, width: file.width, media_name: file.mediaName })),
      )
      .execute()
    return true
  },

  /** The words of a picture for another part of it, which keeps those that it has; whether something was written. */
  async copyWords(from: string, to: string) {
    const { numAffectedRows = 0n } = await sql`
      insert into picture_translation as kept (picture_name, language, alt, credit)
      select ${to}, language, alt, credit from picture_translation where picture_name = ${from}
      on conflict (picture_name, language) do update set
        alt = coalesce(nullif(kept.alt, ''), excluded.alt), credit = coalesce(nullif(kept.credit, ''), excluded.credit)
      where (kept.alt = '' and excluded.alt <> '') or (kept.credit = '' and excluded.credit <> '')`.execute(database)
    return numAffectedRows > 0n
  },

  /** The focus, if nobody has chosen one; whether something was written. */
  async fillFocus(name: string, { x, y }: { x: number; y: number }) {
    const { numAffectedRows = 0n } = await sql`
      update picture set focus_x = ${x}, focus_y = ${y}
      where name = ${name} and focus_x = 50 and focus_y = 50 and (${x}, ${y}) <> (50, 50)`.execute(database)
    return numAffectedRows > 0n
  },

  raiseVersion: (name: string) => sql`update picture set version = version + 1 where name = ${name}`.execute(database),

  async changePicture(name: string, { alt, credit, focus }: PictureWords & { focus: { x: number; y: number } }) {
    await sql`
      update picture set version = version + 1, focus_x = ${focus.x}, focus_y = ${focus.y} where name = ${name}`.execute(
      database,
    )
    for (const language of LANGUAGES) {
      if (alt[language] === '' && credit[language] === '') {
        await sql`
          delete from picture_translation where picture_name = ${name} and language = ${language}`.execute(database)
      } else {
        await sql`
          insert into picture_translation (picture_name, language, alt, credit)
          values (${name}, ${language}, ${alt[language]}, ${credit[language]})
          on conflict (picture_name, language) do update set alt = excluded.alt, credit = excluded.credit`.execute(
          database,
        )
      }
    }
  },

  /** The pictures of a product in their order: the first is the one that lists show. */
  async findOfProduct(id: number) {
    const { rows } = await sql<{ version: number; names: string[] }>`
      select pictures_version as version, array_remove(picture_name || array(
        select picture_name from product_image where product_id = product.id order by position
      ), null) as names
      from product where id = ${id}`.execute(database)
    return rows[0]
  },

  lockProduct: (id: number) => sql`select from product where id = ${id} for no key update`.execute(database),

  /** Which of these there are; none of them can be cleaned up until the end of the transaction. */
  async keepPictures(names: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select name from picture where name = any (${names}::text[]) order by name for key share`.execute(database)
    return rows.map(({ name }) => name)
  },

  async setOfProduct(id: number, names: readonly string[]) {
    const [first = null, ...others] = names
    await sql`
      update product set picture_name = ${first}, pictures_version = pictures_version + 1 where id = ${id}`.execute(
      database,
    )
    await sql`delete from product_image where product_id = ${id}`.execute(database)
    await sql`
      insert into product_image (product_id, position, picture_name)
      select ${id}, position, name from unnest(${others}::text[]) with ordinality as listed (name, position)`.execute(
      database,
    )
  },
})
