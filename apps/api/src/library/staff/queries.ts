import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

export type Connection = Database
export const inTransaction = transaction

export type StaffFilesRow = {
  product_class: string
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
  }[]
}

export const staffFileQueries = (database: Database) => ({
  async findFiles(id: number): Promise<StaffFilesRow | undefined> {
    const { rows } = await sql<StaffFilesRow>`
      select product_class, files_version as version, (
          select json_build_object('name', name, 'type', type, 'size', size) from media where name = sample_media
        ) as sample, (
          select coalesce(json_agg(json_build_object(
            'position', position, 'kind', kind, 'type', type, 'size', size, 'titles', titles,
            'duration_seconds', duration_seconds, 'name', media_name
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
    await this.changed(id, rows[0]?.media_name)
  },

  async setSample(id: number, name: string) {
    const { rows } = await sql<{ sample_media: string | null }>`
      select sample_media from product where id = ${id}`.execute(database)
    await sql`update product set sample_media = ${name} where id = ${id}`.execute(database)
    await this.changed(id, rows[0]?.sample_media ?? undefined)
  },

  async changed(id: number, before: string | undefined) {
    await sql`update product set files_version = files_version + 1 where id = ${id}`.execute(database)
    if (before !== undefined) await sql`select remove_media(${before})`.execute(database)
  },
})
