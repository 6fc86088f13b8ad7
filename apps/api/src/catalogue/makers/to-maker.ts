import { contentUrl } from '../../content/content-kind.ts'
import { NO_PICTURE } from '../../pictures/picture.ts'
import type { MakerKind } from './maker.ts'
import type { MakerRow } from './queries.ts'

export const toMaker = (kind: MakerKind, { slug, name, summary, picture, product_count }: MakerRow) => ({
  slug,
  url: contentUrl(kind, slug),
  name,
  summary,
  picture: picture ?? NO_PICTURE,
  product_count,
})
