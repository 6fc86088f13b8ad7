import type { Product } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { bookPath } from '../paths.ts'
import shelfStyles from './book-page.module.css'
import { loadCardText } from './load-products.ts'
import { Shelf } from './shelf.tsx'

type BookShelfProps = { product: Product; language: Language }

/** The contents of a bundle. */
export async function BookContents({ product: { contents }, language }: BookShelfProps) {
  const t = await getTranslations('book')
  return <ProductShelf name="contents" heading={t('contents')} products={contents} language={language} />
}

/** The next work of the series. */
export async function NextInSeries({ product: { series }, language }: BookShelfProps) {
  const t = await getTranslations('book')
  const products = series?.next ? [series.next] : []
  return <ProductShelf name="next-in-series" heading={t('nextInSeries')} products={products} language={language} />
}

/** Related products, without the contents of a bundle. */
export async function RelatedBooks({ product, language }: BookShelfProps) {
  const t = await getTranslations('book')
  return <ProductShelf name="related" heading={t('related')} products={relatedTo(product)} language={language} />
}

export const relatedTo = ({ related, contents }: Pick<Product, 'related' | 'contents'>) =>
  related.filter((other) => contents.every((work) => work.title !== other.title))

type ShelfOfProps = { name: string; heading: string; products: Product['related']; language: Language }

async function ProductShelf({ name, heading, products, language }: ShelfOfProps) {
  if (products.length === 0) return null
  return (
    <section className={shelfStyles.band} aria-labelledby={name}>
      <h2 className={shelfStyles.heading} id={name}>
        {heading}
      </h2>
      <Shelf
        products={products}
        locale={language}
        texts={await loadCardText()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </section>
  )
}
