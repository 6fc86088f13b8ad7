import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { TestEnvironment } from './test-environment.ts'

/** Makes a link to the preview of a content of the demo, which has no draft, and returns its path. */
export async function createPreview(
  { sql }: Pick<TestEnvironment, 'sql'>,
  kind: string,
  slug: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql(
    `insert into content_preview (id, content_id, token_hash, expires_at)
     select $1, id, $2, now() + interval '1 day' from content where kind = $3 and slug = $4`,
    [randomUUID(), createHash('sha256').update(token).digest(), kind, slug],
  )
  return `/preview/${token}`
}
