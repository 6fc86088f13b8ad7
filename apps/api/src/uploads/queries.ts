import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import type { MediaFacts, UploadKind } from './probe.ts'

export type Connection = Database
export const inTransaction = transaction

export type UploadRow = {
  id: string
  kind: UploadKind
  is_public: boolean
  file_name: string
  size: number
  media_name: string | null
  created_at: Date
  parts: { number: number; name: string }[]
  duration_seconds: number | null
  facts: Omit<MediaFacts, 'duration_seconds' | 'type'> | null
}

type Owned = { id: string; accountId: string }
export type NewUpload = Owned & Pick<UploadRow, 'kind' | 'is_public' | 'file_name' | 'size'>
type NewPart = { id: string; number: number; size: number; digest: Buffer; name: string }

export const uploadQueries = (database: Database) => ({
  insertUpload: ({ id, accountId, kind, is_public, file_name, size }: NewUpload) =>
    sql`
      insert into upload (id, account_id, kind, is_public, file_name, size)
      values (${id}, ${accountId}, ${kind}, ${is_public}, ${file_name}, ${size})`.execute(database),

  /** An upload of the member, with the parts that have arrived. */
  async findUpload({ id, accountId }: Owned): Promise<UploadRow | undefined> {
    const { rows } = await sql<UploadRow>`
      select upload.id, kind, upload.is_public, file_name, upload.size::float8 as size, media_name, upload.created_at,
        media.duration_seconds, media.facts, (
          select coalesce(json_agg(json_build_object('number', number, 'name', name) order by number), '[]')
          from upload_part where upload_id = upload.id
        ) as parts
      from upload left join media on media.name = media_name
      where upload.id = ${id} and account_id = ${accountId}`.execute(database)
    return rows[0]
  },

  /** Nothing if the upload was cancelled or completed meanwhile, or the file of the part removed. */
  async savePart({ id, number, size, digest, name }: NewPart) {
    await sql`
      with kept as (
        update upload set updated_at = now() where id = ${id} and media_name is null returning id
      ), marked as (
        delete from removed_media using kept where name = ${name} returning name
      )
      insert into upload_part (upload_id, number, size, digest, name)
      select id, ${number}, ${size}, ${digest}, ${name} from kept where exists (select from marked)
      on conflict (upload_id, number) do update
      set size = excluded.size, digest = excluded.digest, name = excluded.name`.execute(database)
  },

  async partDigests(id: string) {
    const { rows } = await sql<{ digest: Buffer; name: string }>`
      select digest, name from upload_part where upload_id = ${id} order by number`.execute(database)
    return rows
  },

  forgetParts: (id: string, names: readonly string[]) =>
    sql`delete from upload_part where upload_id = ${id} and name = any (${names}::text[])`.execute(database),

  /** Whether there still is an upload to be completed; it stays until the end of the transaction. */
  async lockIncomplete(id: string) {
    const { rows } = await sql`select from upload where id = ${id} and media_name is null for update`.execute(database)
    return rows.length > 0
  },

  /** Its parts are deleted. */
  async completeUpload(id: string, name: string, { duration_seconds, type: _, ...facts }: MediaFacts) {
    await sql`
      update media set duration_seconds = ${duration_seconds}, facts = ${JSON.stringify(facts)}::jsonb
      where name = ${name}`.execute(database)
    await sql`update upload set media_name = ${name}, updated_at = now() where id = ${id}`.execute(database)
    await sql`delete from upload_part where upload_id = ${id}`.execute(database)
  },

  /** With its parts; a file that it has become stays until the next clean-up. */
  deleteUpload: (id: string) => sql`delete from upload where id = ${id} and media_name is null`.execute(database),

  /** Makes a completed upload the oldest, so that the next clean-up deletes what nobody uses of it. */
  dropUpload: (id: string) => sql`update upload set updated_at = '-infinity' where id = ${id}`.execute(database),

  /** Completed uploads of the member, with what their bytes are. */
  async findCompleted(ids: readonly string[], accountId: string) {
    const { rows } = await sql<{
      id: string
      kind: UploadKind
      name: string
      duration_seconds: number
      format: string
    }>`
      select upload.id, kind, media_name as name, media.duration_seconds, media.facts ->> 'format' as format
      from upload join media on media.name = media_name
      where upload.id = any (${ids}::uuid[]) and account_id = ${accountId} and not upload.is_public
      for update of upload`.execute(database)
    return rows
  },
})
