'use client'

import { listProducts, type ProductCard } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { textLanguage } from '@dabali/ui/text'
import { useEffect, useState } from 'react'
import { bookPath } from '../paths.ts'
import styles from './recently-viewed.module.css'

export type RowProps = { slugs: readonly string[]; language: Language; onFound: (slugs: readonly string[]) => void }

/** The covers of viewed products in one row that scrolls sideways. Only their slugs are sent. */
export function RecentlyViewedRow({ slugs, language, onFound }: RowProps) {
  const client = useClient()
  const [products, setProducts] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const query = {
      slug: slugs.join(','),
      group_by: 'product',
      facets: 'false',
      page_size: String(slugs.length),
    } as const
    listProducts(client, query, { silent: true, signal: controller.signal }).then(
      ({ results }) => {
        const found = slugs.flatMap((slug) => results.find((product) => product.slug === slug) ?? [])
        setProducts(found)
        // Without any the section is hidden.
        if (found.length === 0) onFound([])
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [client, slugs, onFound])
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id} className={styles.product}>
          <div className={styles.cover}>
            <Picture picture={product.picture} sizes="8rem" cover decorative />
          </div>
          <h3 className={styles.title} lang={textLanguage(product.title, language)}>
            <PreviewLink href={localPath(language, bookPath(product.slug))}>{product.title}</PreviewLink>
          </h3>
          <p>{formatNpr(product.selling_price, language)}</p>
        </li>
      ))}
    </ul>
  )
}
