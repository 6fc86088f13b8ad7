import { movedTo, notFound } from '../errors/api-error.ts'
import { type ContentKind, contentUrl } from './content-kind.ts'

/** What stands at an address; who asks where it stood before is sent on. */
export async function findAt<Row>(
  { kind, slug, suffix = '' }: { kind: ContentKind; slug: string; suffix?: string },
  find: (slug: string) => Promise<Row | undefined>,
  findMoved: (slug: string) => Promise<string | undefined>,
): Promise<Row> {
  // PostgreSQL knows no text with U+0000 in it.
  if (slug.includes('\0')) throw notFound()
  const row = await find(slug)
  if (row) return row
  const moved = await findMoved(slug)
  throw moved === undefined ? notFound() : movedTo(`${contentUrl(kind, moved)}${suffix}`)
}
