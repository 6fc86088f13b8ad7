import type { BasketLine } from '@dabali/api-client'
import { formatNpr } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './basket-line-row.module.css'
import type { BasketTexts } from './basket-texts.ts'

type BasketLineRowProps = { line: BasketLine; locale: string; texts: BasketTexts; href: string }

export function BasketLineRow({ line, locale, texts, href }: BasketLineRowProps) {
  const title = textLanguage(line.product_title, locale)
  return (
    <li className={styles.line}>
      {/* Its width and height only keep its place: the cover inside has its own. */}
      <img className={styles.cover} src={line.thumbnail} alt="" width="64" height="96" decoding="async" />
      <div>
        <p className={styles.title} lang={title}>
          <IntentLink href={href}>{line.product_title}</IntentLink>
        </p>
        <p className={styles.detail}>{texts.productClass(line.product_class)}</p>
        <p className={styles.detail}>
          {texts.copies(line.quantity)}
          {line.quantity > 1 && `, ${texts.each(formatNpr(line.discounted_price, locale))}`}
        </p>
      </div>
      <p className={styles.total}>{formatNpr(line.price_incl_tax, locale)}</p>
    </li>
  )
}
