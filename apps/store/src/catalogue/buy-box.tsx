import type { Product } from '@dabali/api-client'
import { formatNpr, isDigital, type Language, localPath, productClassName, writeDigits } from '@dabali/domain'
import { buyingTexts, toProductForSale } from '@dabali/shop/basket-messages'
import { AddToCartForm, BuyNowButton } from '@dabali/shop/buy-buttons'
import { ADD_ACTION } from '@dabali/shop/paths'
import { Button, buttonClasses } from '@dabali/ui/button'
import { SelectField } from '@dabali/ui/field'
import { IntentLink } from '@dabali/ui/intent-link'
import { Price } from '@dabali/ui/price'
import { getTranslations } from 'next-intl/server'
import { bookPath, eventPath, GIFT_ACTION } from '../paths.ts'
import { readEnvironment } from '../site.ts'
import styles from './buy-box.module.css'
import formatStyles from './format-choice.module.css'
import { loadCardText } from './load-products.ts'
import { bookAvailability, formatDuration } from './product-text.ts'
import { SoldOutBox } from './stock-notice.tsx'

const ADD_FORM = 'add-to-cart'
const QUANTITY = 'quantity'
/** More are chosen in the cart. */
const MOST_AT_ONCE = 10

type BuyBoxProps = { product: Product; language: Language }

/** Price, availability and buttons. On phones the price and the first button are fixed at the bottom. */
export async function BuyBox({ product, language }: BuyBoxProps) {
  const t = await getTranslations('book')
  const { price } = await loadCardText()
  const { buyNow, ...texts } = buyingTexts(language, product.product_class)
  const availability = bookAvailability(product, t, language)
  const largest = product.is_shippable ? Math.min(product.largest_quantity, MOST_AT_ONCE) : 1
  if (!product.availability.is_available_to_buy) {
    return (
      <section className={styles.items} aria-label={t('buy')}>
        <p className={`${styles.availability} ${styles.gone}`}>{availability}</p>
        {product.ticket ? (
          <a className={buttonClasses({})} href={readEnvironment().cultureOrigin + eventPath(product.ticket, language)}>
            {t('askTicket')}
          </a>
        ) : (
          <SoldOutBox product={product} language={language} />
        )}
      </section>
    )
  }
  return (
    <section className={styles.items} aria-label={t('buy')}>
      <p className={styles.availability}>{availability}</p>
      {largest > 1 && (
        <div className={styles.quantity}>
          <SelectField
            id={QUANTITY}
            name="quantity"
            form={ADD_FORM}
            label={t('quantity')}
            options={Array.from({ length: largest }, (_, at) => ({
              value: `${at + 1}`,
              text: writeDigits(at + 1, language),
            }))}
          />
        </div>
      )}
      <div className={styles.bar}>
        <div className={styles.price}>
          <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={price} large />
        </div>
        <AddToCartForm
          id={ADD_FORM}
          product={toProductForSale(product)}
          action={ADD_ACTION}
          language={language}
          texts={{ add: t('addToCart'), ...texts }}
        />
      </div>
      <div className={styles.once}>
        {/* Digital products need no stock check, so the checkout can open without a request. */}
        <BuyNowButton
          product={product.url}
          action={ADD_ACTION}
          language={language}
          text={buyNow}
          quantityField={QUANTITY}
          {...(isDigital(product.product_class) && { known: toProductForSale(product) })}
        />
      </div>
    </section>
  )
}

/** Buys the product as a gift. */
export async function GiftForm({ product, language }: BuyBoxProps) {
  if (!product.availability.is_available_to_buy) return null
  const t = await getTranslations('book')
  return (
    <form method="post" action={GIFT_ACTION}>
      <input type="hidden" name="url" value={product.url} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind="plain" wide>
        {t('giveAsGift')}
      </Button>
    </form>
  )
}

/** Keeps the scroll position when another format is chosen. */
const IN_PLACE = { scroll: false }

/** The formats of a work, each with its own page; the current one is marked. */
export async function FormatChoice({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  if (product.formats.length < 2) return null
  return (
    <nav aria-label={t('formats')}>
      <ul className={formatStyles.formats}>
        {product.formats.map((format) => (
          <li key={format.id}>
            <IntentLink
              {...IN_PLACE}
              className={formatStyles.format}
              href={localPath(language, bookPath(format.slug))}
              aria-current={format.id === product.id ? 'page' : undefined}
            >
              <span className={formatStyles.name}>{productClassName(format.product_class, language)}</span>
              <span className={format.is_available_to_buy ? formatStyles.cost : formatStyles.gone}>
                {formatNpr(format.selling_price, language)}
              </span>
              <span className={formatStyles.note}>
                {format.is_available_to_buy
                  ? formatDuration(format, t, language)
                  : format.id === product.id
                    ? product.availability.message
                    : t('soldOut')}
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
