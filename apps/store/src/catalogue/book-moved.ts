import { cataloguePath, localPath } from '@dabali/domain'
import type { Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { pageLanguage } from '../i18n/language.ts'

type Asked = { slug: string; suffix?: string }

/** Who asks for a book by a name that it had before, or by its number, is sent to where it stands; what follows the name stays. */
export async function followMove(product: { slug: string }, { slug, suffix }: Asked): Promise<void> {
  if (product.slug === slug) return
  permanentRedirect(localPath(await pageLanguage(), cataloguePath({ slug: product.slug, suffix })) as Route)
}
