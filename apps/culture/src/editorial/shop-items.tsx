import type { ProductCard } from '@dabali/api-client'
import { cataloguePath, formatNpr, isDigital, type Language, localPath, writeDigits } from '@dabali/domain'
import { buyingTexts, toProductForSale } from '@dabali/shop/basket-messages'
import { AddToCartForm, BuyNowButton } from '@dabali/shop/buy-buttons'
import { ADD_ACTION } from '@dabali/shop/paths'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../request-context.ts'
import { readEnvironment } from '../site.ts'
import { ChosenPriceForm } from './chosen-price-form.tsx'
import styles from './shop-items.module.css'

/** A product card, with the remaining stock where it is known. */
export type ShopItem = ProductCard & { left?: number | null }

type ShopItemsProps = {
  products: readonly ShopItem[]
  /** The products are the subject of the page: without pictures, the first one has the primary button, and all have a buy-now button. */
  leading?: boolean
}

/** Products with price, stock and the form that adds them to the cart. */
export async function ShopItems({ products, leading = false }: ShopItemsProps) {
  const language = await pageLanguage()
  const firstForSale = products.find((product) => product.is_available_to_buy)
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <div className={leading ? styles.row : `${styles.row} ${styles.pictured}`}>
            {!leading && <Picture picture={product.picture} sizes="6rem" decorative />}
            <ItemText product={product} language={language} level={leading ? 2 : 3} />
            <ItemActions
              product={product}
              language={language}
              isPrimary={leading && product === firstForSale}
              canBuyNow={leading}
            />
          </div>
          {leading && isDigital(product.product_class) && product.is_available_to_buy && (
            <ChosenPriceForm product={product} language={language} />
          )}
        </li>
      ))}
    </ul>
  )
}

async function ItemText({ product, language, level }: { product: ShopItem; language: Language; level: 2 | 3 }) {
  const t = await getTranslations('shopItems')
  const Title = level === 2 ? 'h2' : 'h3'
  const { slug, title, subtitle, selling_price, mrp } = product
  const href = readEnvironment().storeOrigin + localPath(language, cataloguePath({ slug }))
  return (
    <div>
      <Title className={styles.title} lang={textLanguage(title, language)}>
        <a href={href}>{title}</a>
      </Title>
      {subtitle && (
        <p className="quiet" lang={textLanguage(subtitle, language)}>
          {subtitle}
        </p>
      )}
      <div className={styles.cost}>
        <Price
          selling={selling_price}
          printed={mrp}
          locale={language}
          texts={{ printedPrice: t('printedPrice'), save: (amount) => t('save', { amount }) }}
        />
        <StatusText code={product.is_available_to_buy ? 's' : 'e'}>{stockText(product, t, language)}</StatusText>
      </div>
    </div>
  )
}

function stockText(
  { is_available_to_buy, product_class, left }: ShopItem,
  t: Awaited<ReturnType<typeof getTranslations<'shopItems'>>>,
  language: Language,
) {
  if (!is_available_to_buy) return t('soldOut')
  if (isDigital(product_class)) return t('instant')
  return left ? t('inStockCount', { count: writeDigits(left, language) }) : t('inStock')
}

type ItemActionsProps = { product: ShopItem; language: Language; isPrimary: boolean; canBuyNow: boolean }

async function ItemActions({ product, language, isPrimary, canBuyNow }: ItemActionsProps) {
  const t = await getTranslations('shopItems')
  const { buyNow, ...texts } = buyingTexts(language, product.product_class)
  const isSoldOut = !product.is_available_to_buy
  const sold = toProductForSale(product)
  const add = t(isSoldOut ? 'soldOut' : 'addToCart')
  return (
    <div className={styles.actions}>
      <AddToCartForm
        product={sold}
        action={ADD_ACTION}
        language={language}
        texts={{ add, ...texts }}
        label={t('labelled', { act: add, title: product.title })}
        disabled={isSoldOut}
        {...(!isPrimary && { kind: 'plain' as const })}
      />
      {canBuyNow && !isSoldOut && (
        // Digital products need neither stock nor shipping, so the server is not asked before the checkout.
        <BuyNowButton
          product={product.url}
          action={ADD_ACTION}
          language={language}
          text={buyNow}
          {...(isDigital(product.product_class) && { known: sold })}
        />
      )}
    </div>
  )
}

/** One button for each format, with its price, where the products are not the subject of the page. */
export async function FormatButtons({ products }: { products: readonly ShopItem[] }) {
  const t = await getTranslations('shopItems')
  const language = await pageLanguage()
  const firstForSale = products.find((product) => product.is_available_to_buy)
  return (
    <div className={styles.formats}>
      {products.map((product) => {
        const { buyNow: _, ...texts } = buyingTexts(language, product.product_class)
        const name = t(isDigital(product.product_class) ? 'download' : 'vinyl')
        const price = formatNpr(product.selling_price, language)
        const add = product.is_available_to_buy
          ? t('formatPrice', { name, price })
          : t('labelled', { act: t('soldOut'), title: name })
        return (
          <AddToCartForm
            key={product.id}
            product={toProductForSale(product)}
            action={ADD_ACTION}
            language={language}
            texts={{ add, ...texts }}
            label={t('labelled', { act: add, title: product.title })}
            disabled={!product.is_available_to_buy}
            {...(product !== firstForSale && { kind: 'plain' as const })}
          />
        )
      })}
    </div>
  )
}

/** A section with the products of something; nothing where there are none. */
export async function ShopItemsSection({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null
  const t = await getTranslations('musicLinks')
  return (
    <section className={`page no-print ${styles.sale}`} aria-labelledby="for-sale">
      <SectionHead heading={t('forSale')} id="for-sale" />
      <ShopItems products={products} />
    </section>
  )
}
