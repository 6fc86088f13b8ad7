import type { Product } from '@dabali/api-client'
import { isDigital, type Language, localPath } from '@dabali/domain'
import { AddToCartForm } from '@dabali/shop/add-to-cart-form'
import { BuyNowButton } from '@dabali/shop/buy-now-button'
import { buyingTexts } from '@dabali/shop/buying-texts'
import { forSale } from '@dabali/shop/for-sale'
import { ADD_ACTION, CONTACT_PATH } from '@dabali/shop/paths'
import { Button } from '@dabali/ui/button'
import { IntentLink } from '@dabali/ui/intent-link'
import { Price } from '@dabali/ui/price'
import { getTranslations } from 'next-intl/server'
import { bookAvailability } from './book-availability.ts'
import { GIFT_ACTION } from './book-gift.ts'
import styles from './book-ways.module.css'
import { cellTexts } from './cell-texts.ts'

type BookWaysProps = { product: Product; language: Language }

/** What it costs, whether it can be had, and the ways to buy it. On a phone the price and the first way stand at the foot. */
export async function BookWays({ product, language }: BookWaysProps) {
  const t = await getTranslations('book')
  const { price } = await cellTexts()
  const { buyNow, ...texts } = buyingTexts(language)
  const disabled = !product.availability.is_available_to_buy
  const availability = bookAvailability(product, t, language)
  return (
    <section className={styles.ways} aria-label={t('buy')}>
      <p className={disabled ? `${styles.availability} ${styles.gone}` : styles.availability}>{availability}</p>
      {disabled && (
        <IntentLink className={styles.ask} href={localPath(language, CONTACT_PATH)}>
          {t(product.product_class === 'Ticket' ? 'askPlace' : 'askBack')}
        </IntentLink>
      )}
      <div className={styles.bar}>
        <div className={styles.price}>
          <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={price} large />
        </div>
        <AddToCartForm
          product={forSale(product)}
          action={ADD_ACTION}
          language={language}
          texts={{ add: disabled ? availability : t('addToCart'), ...texts }}
          disabled={disabled}
        />
      </div>
      <div className={styles.once}>
        {/* What never runs out and is not sent anywhere: the till is the first that has to ask the server. */}
        <BuyNowButton
          product={product.url}
          action={ADD_ACTION}
          language={language}
          text={buyNow}
          disabled={disabled}
          {...(isDigital(product.product_class) && { known: forSale(product) })}
        />
        <form method="post" action={GIFT_ACTION}>
          <input type="hidden" name="url" value={product.url} />
          <input type="hidden" name="language" value={language} />
          <Button type="submit" kind="plain" wide disabled={disabled}>
            {t('giveAsGift')}
          </Button>
        </form>
      </div>
    </section>
  )
}
