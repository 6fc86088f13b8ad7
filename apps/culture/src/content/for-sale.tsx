import type { ProductCard } from '@dabali/api-client'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import styles from './for-sale.module.css'
import { Goods } from './goods.tsx'

/** What is sold of something that is told of; nothing where nothing is. */
export async function ForSale({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null
  const t = await getTranslations('hear')
  return (
    <section className={`page no-print ${styles.sale}`} aria-labelledby="for-sale">
      <SectionHead heading={t('forSale')} id="for-sale" />
      <Goods products={products} />
    </section>
  )
}
