import type { Product } from '@dabali/api-client'
import { cataloguePath, type Language } from '@dabali/domain'
import { load, mark404 } from '@dabali/site/load'
import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { BookFacts } from './book-facts.tsx'
import { BookMentions, mentionsOf } from './book-mentions.tsx'
import { followMove } from './book-moved.ts'
import { BookContents, RelatedBooks, relatedTo } from './book-shelves.tsx'
import { PartPage } from './part-page.tsx'
import { readProduct } from './products.ts'

type Asked = { slug: string; suffix: string }
type Part = { Shown: ComponentType<{ product: Product; language: Language }>; isIn: (product: Product) => boolean }

/** The parts of a book's page that have an address of their own. The sample has its own route. */
const PARTS: Readonly<Record<string, Part>> = {
  details: { Shown: BookFacts, isIn: () => true },
  contents: { Shown: BookContents, isIn: ({ contents }) => contents.length > 0 },
  related: { Shown: RelatedBooks, isIn: (product) => relatedTo(product).length > 0 },
  mentions: { Shown: BookMentions, isIn: (product) => mentionsOf(product).length > 0 },
}

/** The part of a product's page that a suffix names, where the product has one. */
function bookPart(product: Product, suffix: string): Part | undefined {
  const part = Object.hasOwn(PARTS, suffix) ? PARTS[suffix] : undefined
  return part?.isIn(product) ? part : undefined
}

/** `/book/{slug}/{suffix}/`: one part of the page of a product. */
export async function BookSuffixPage({ slug, suffix }: Asked) {
  const language = await pageLanguage()
  const product = await load(() => readProduct(slug, language))
  if (product.status === 'failed') return <UnavailableScreen path={cataloguePath({ slug, suffix })} />
  const part = product.status === 200 ? bookPart(product.value, suffix) : undefined
  if (product.status === 200) await followMove(product.value, { slug, suffix })
  if (product.status === 404 || !part) {
    await mark404()
    return <NotFoundScreen path={`/book/${slug}/${suffix}/`} missing="thing" />
  }
  const { title } = product.value
  return (
    <PartPage path={cataloguePath({ slug, suffix })} whole={bookPath(slug)} title={title} language={language}>
      <div className="page">
        <part.Shown product={product.value} language={language} />
      </div>
    </PartPage>
  )
}

/** The whole page is the one to be found. */
export async function bookSuffixMetadata({ slug, suffix }: Asked): Promise<Metadata> {
  const language = await pageLanguage()
  const product = await load(() => readProduct(slug, language))
  if (product.status === 'failed') return {}
  if (product.status === 404 || !bookPart(product.value, suffix)) return notFoundMetadata()
  const { slug: own, title } = product.value
  return shareMetadata({ path: bookPath(own), title, isHidden: true })
}
