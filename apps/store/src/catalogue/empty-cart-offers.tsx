import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { BOOKS_PATH, bookPath } from '../paths.ts'
import { pageLanguage } from '../site.ts'
import { loadCardText, loadProducts } from './load-products.ts'
import { Shelf } from './shelf.tsx'

const MOST_OFFERED = 6

/** The bestsellers below an empty cart. */
export async function EmptyCartOffers() {
  const language = await pageLanguage()
  // The page of an empty cart is whole without them.
  const products = await loadProducts(language).catch(() => [])
  if (products.length === 0) return null
  const t = await getTranslations('home')
  return (
    <section className="page" aria-labelledby="offers">
      <SectionHead id="offers" heading={t('bestsellers')} plain>
        <IntentLink href={localPath(language, BOOKS_PATH)}>{t('allBooks')}</IntentLink>
      </SectionHead>
      <Shelf
        products={products.slice(0, MOST_OFFERED)}
        locale={language}
        texts={await loadCardText()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </section>
  )
}
