import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

export type Connection = Database
export const inTransaction = transaction

export type StaffFilesRow = {
  product_class: ProductClass
  is_listed: boolean
  version: number
  sample: { name: string; type: string; size: number } | null
  files: {
    position: number
    kind: 'epub' | 'audio' | 'film'
    type: string
    size: number
    titles: { en?: string; ne?: string } | null
    duration_seconds: number | null
    name: string
    downloads: SavedAs[]
  }[]
}

type SavedAs = { format: 'mp3' | 'flac'; name: string }
export type WrittenFile = Omit<StaffFilesRow['files'][number], 'type' | 'size'>

export const staffFileQueries = (database: Database) => ({
  async findFiles(id: number): Promise<StaffFilesRow | undefined> {
    const { rows } = await sql<StaffFilesRow>`
      select product_class, is_listed, files_version as version, (
          select json_build_object('name', name, 'type', type, 'size', size) from media where name = sample_media
        ) as sample, (
          select coalesce(json_agg(json_build_object(
            'position', position, 'kind', kind, 'type', type, 'size', size, 'titles', titles,
            'duration_seconds', product_file.duration_seconds, 'name', media_name, 'downloads', (
              select coalesce(json_agg(json_build_object('format', format, 'name', media_name) order by format), '[]')
              from product_download as download
              where download.product_id = product.id and download.position = product_file.position
            )
          ) order by position), '[]')
          from product_file join media on media.name = media_name where product_id = product.id
        ) as files
      from product where id = ${id}`.execute(database)
    return rows[0]
  },

  lockProduct: (id: number) => sql`select from product where id = ${id} for no key update`.execute(database),

  /** An e-book has one file. The one before is deleted if nothing else is the same file. */
  async setEpub(id: number, name: string) {
    const { rows } = await sql<{ media_name: string }>`
      select media_name from product_file where product_id = ${id} and position = 0`.execute(database)
    await sql`
      insert into product_file (product_id, position, kind, media_name) values (${id}, 0, 'epub', ${name})
      on conflict (product_id, position) do update set kind = 'epub', media_name = excluded.media_name`.execute(
      database,
    )
    await this.changed(id)
    if (rows[0]) await sql`select remove_private_media(${rows[0].media_name})`.execute(database)
  },

  async setSample(id: number, name: string) {
    const { rows } = await sql<{ sample_media: string | null }>`
      select sample_media from product where id = ${id}`.execute(database)
    await sql`update product set sample_media = ${name} where id = ${id}`.execute(database)
    await this.changed(id)
    const before = rows[0]?.sample_media ?? null
    if (before !== null) await sql`select remove_media(${before})`.execute(database)
  },

  /** Sets the files in their order, each with the formats that it can be saved in; deletes those that nothing has any more. */
  async setFiles(id: number, files: readonly WrittenFile[]) {
    const { rows: before } = await sql<{ name: string }>`
      select media_name as name from product_file where product_id = ${id}
      union select media_name from product_download where product_id = ${id}`.execute(database)
    await sql`delete from product_file where product_id = ${id}`.execute(database)
    const json = JSON.stringify(files)
    await sql`
      insert into product_file (product_id, position, kind, media_name, titles, duration_seconds)
      select ${id}, position, kind, name, titles, duration_seconds
      from jsonb_to_recordset(${json}::jsonb)
        as file (position integer, kind text, name text, titles jsonb, duration_seconds integer)`.execute(database)
    await sql`
      insert into product_download (product_id, position, format, media_name)
      select ${id}, position, download ->> 'format', download ->> 'name'
      from jsonb_to_recordset(${json}::jsonb) as file (position integer, downloads jsonb),
        jsonb_array_elements(downloads) as download`.execute(database)
    await sql`
      update product set files_version = files_version + 1, duration_seconds = case
        when product_class = 'Digital Bundle' then duration_seconds
        else (select sum(duration_seconds) from product_file where product_id = product.id)
      end
      where id = ${id}`.execute(database)
    await sql`select time_tracks(content_id) from content_product where product_id = ${id}`.execute(database)
    for (const { name } of before) await sql`select remove_private_media(${name})`.execute(database)
  },

  changed: (id: number) => sql`update product set files_version = files_version + 1 where id = ${id}`.execute(database),
})
