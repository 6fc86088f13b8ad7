import { productUrl } from '../../catalogue/product-url.ts'
import { NO_PICTURE, thumbnailOf } from '../../pictures/picture.ts'
import type { LibraryItem, LibraryItemDetail } from './library-item.ts'
import type { FileRow, ItemRow } from './queries.ts'

export const LIBRARY_PATH = '/v1/api/library/'

const timeOrNull = (time: Date | null) => time?.toISOString() ?? null

export function toItem(row: ItemRow): LibraryItem {
  const picture = row.picture ?? NO_PICTURE
  return {
    id: row.id,
    url: `${LIBRARY_PATH}${row.id}/`,
    product: {
      id: row.product_id,
      url: productUrl(row.product_id),
      slug: row.slug,
      title: row.title,
      subtitle: row.subtitle,
      authors: row.authors,
      product_class: row.product_class,
      language: row.language,
      pages: row.pages,
      duration_seconds: row.duration_seconds,
    },
    thumbnail: thumbnailOf(picture),
    picture,
    terms: row.terms,
    state: row.state,
    is_gift: row.is_gift,
    granted_at: row.granted_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    starts_by: timeOrNull(row.starts_by),
    hours_to_watch: row.hours_to_watch,
    ends_at: timeOrNull(row.ends_at),
    opened_at: timeOrNull(row.opened_at),
    progress: row.progress,
    opens: row.opens,
  }
}

export const toItemDetail = (row: ItemRow, files: readonly FileRow[]): LibraryItemDetail => ({
  ...toItem(row),
  files: files.map(({ position, kind, title, type, size, duration_seconds }) => ({
    position,
    kind,
    title: title || row.title,
    type,
    size,
    duration_seconds,
  })),
  access_url: `${LIBRARY_PATH}${row.id}/access/`,
  position_url: `${LIBRARY_PATH}${row.id}/position/`,
})
