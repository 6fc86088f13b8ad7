import type { Product } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { bookPath } from '../paths.ts'
import styles from './book-screen.module.css'
import { cellTexts } from './cell-texts.ts'
import { Shelf } from './shelf.tsx'

type BookShelfProps = { product: Product; language: Language }

/** What a bundle holds. */
export async function BookContents({ product: { contents }, language }: BookShelfProps) {
  const t = await getTranslations('book')
  return <ShelfOf name="contents" heading={t('contents')} products={contents} language={language} />
}

/** What goes with it, without what a bundle holds already. */
export async function RelatedBooks({ product, language }: BookShelfProps) {
  const t = await getTranslations('book')
  return <ShelfOf name="related" heading={t('related')} products={relatedTo(product)} language={language} />
}

export const relatedTo = ({ related, contents }: Pick<Product, 'related' | 'contents'>) =>
  related.filter((other) => contents.every((work) => work.title !== other.title))

type ShelfOfProps = { name: string; heading: string; products: Product['related']; language: Language }

async function ShelfOf({ name, heading, products, language }: ShelfOfProps) {
  if (products.length === 0) return null
  return (
    <section className={styles.band} aria-labelledby={name}>
      <h2 className={styles.heading} id={name}>
        {heading}
      </h2>
      <Shelf
        products={products}
        locale={language}
        texts={await cellTexts()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </section>
  )
}
