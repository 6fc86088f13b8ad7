import { type Language, localPath } from '@dabali/domain'
import { OfflineNotice } from '@dabali/ui/offline-notice'
import { createTranslator } from '../i18n/translator.ts'
import { BASKET_PATH } from '../paths.ts'
import { basketMessages, cartMessages, emptyCartLink } from './basket-messages.ts'
import { BasketCount, CartLink } from './cart-link.tsx'
import styles from './header-cart.module.css'

type HeaderCartProps = {
  language: Language
  /** How many pieces it holds, where the server already knows. */
  count?: number | undefined
  /** Where products have their pages, where that is another site. */
  productsAt?: string
}

/** The cart in the head of every page. */
export function HeaderCart({ language, count, productsAt = '' }: HeaderCartProps) {
  const texts = cartMessages(language)
  return (
    <CartLink
      className={styles.cart}
      href={localPath(language, BASKET_PATH)}
      texts={texts}
      language={language}
      productsAt={productsAt}
      way={emptyCartLink(language, productsAt === '')}
    >
      <svg className={styles.doko} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3.5 8h17l-4.2 12.5H7.7zM2.5 8h19M7 8c0-3 2-5.5 5-5.5S17 5 17 8M5.2 13h13.6M6.6 17h10.8M9 8l1.6 12.5M15 8l-1.6 12.5" />
      </svg>
      <span className={styles.word}>{createTranslator(texts, language)('title')}</span>
      <span className={styles.count}>
        <BasketCount language={language} drawn={count} waitingText={createTranslator(texts, language)('waiting')} />
      </span>
    </CartLink>
  )
}

/** Says on every page that there is no line, and that nothing in the cart is lost. */
export function CartOfflineNotice({ language }: { language: Language }) {
  const t = createTranslator(basketMessages(language), language)
  return <OfflineNotice text={t('offline')} backText={t('backOnline')} />
}
