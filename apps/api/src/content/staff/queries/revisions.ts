import { sql } from 'kysely'
import { type Database, transaction } from '../../../database/database.ts'
import type { ContentDocument } from '../document.ts'

export type RevisionRow = { number: number; published_at: Date; published_by: string | null; count: number }
export type PreviewRow = { id: string; created_at: Date; expires_at: Date; created_by: string | null; count: number }

export const revisionQueries = (connection: Database) => ({
  inTransaction: <T>(write: (inside: Database) => Promise<T>) => transaction(connection, write),

  listRevisions: (id: number, { limit, offset }: { limit: number; offset: number }): Promise<RevisionRow[]> =>
    connection
      .selectFrom('content_revision')
      .leftJoin('account', 'account.id', 'account_id')
      .where('content_id', '=', id)
      .select(['number', 'published_at', 'account.email as published_by'])
      .select(sql<number>`count(*) over ()::integer`.as('count'))
      .orderBy('number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),

  findRevision: (id: number, number: number) =>
    connection
      .selectFrom('content_revision')
      .leftJoin('account', 'account.id', 'account_id')
      .where('content_id', '=', id)
      .where('number', '=', number)
      .select(['number', 'document', 'published_at', 'account.email as published_by'])
      .executeTakeFirst(),

  findLastRevision: (id: number) =>
    connection
      .selectFrom('content_revision')
      .where('content_id', '=', id)
      .select(['number', 'document'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),

  async addRevision(revision: { id: number; document: ContentDocument; accountId: string | null; at?: Date }) {
    const { rows: added } = await sql<{ number: number }>`
      insert into content_revision (content_id, number, document, account_id, published_at)
      select ${revision.id}::integer, coalesce(max(number), 0) + 1, ${JSON.stringify(revision.document)}::jsonb,
        ${revision.accountId}::uuid, coalesce(${revision.at ?? null}::timestamptz, now())
      from content_revision where content_id = ${revision.id} returning number`.execute(connection)
    return added[0]?.number ?? 1
  },

  listPreviews: (id: number, { limit, offset }: { limit: number; offset: number }): Promise<PreviewRow[]> =>
    connection
      .selectFrom('content_preview')
      .leftJoin('account', 'account.id', 'account_id')
      .where('content_id', '=', id)
      .where('expires_at', '>', sql<Date>`now()`)
      .select(['content_preview.id', 'content_preview.created_at', 'expires_at', 'account.email as created_by'])
      .select(sql<number>`count(*) over ()::integer`.as('count'))
      .orderBy('content_preview.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),

  addPreview: (preview: { id: string; content_id: number; token_hash: Buffer; account_id: string; expires_at: Date }) =>
    connection.insertInto('content_preview').values(preview).returningAll().executeTakeFirstOrThrow(),

  async endPreview({ contentId, id }: { contentId: number; id: string }) {
    const ended = await connection
      .deleteFrom('content_preview')
      .where('content_id', '=', contentId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return ended !== undefined
  },

  findPreview: (tokenHash: Buffer) =>
    connection
      .selectFrom('content_preview')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .select(['content_id', 'expires_at'])
      .executeTakeFirst(),
})
