import type { Product } from '@dabali/api-client'
import { formatNpr, type Language, localPath, productClassName } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { getTranslations } from 'next-intl/server'
import { bookPath } from '../paths.ts'
import styles from './format-choice.module.css'
import { formatLength } from './format-length.ts'

/** The choice stands where it stood, whichever format is looked at. */
const IN_PLACE = { scroll: false }

/** The formats of a work side by side, each a page of its own; the one that is shown has the ledge. */
export async function FormatChoice({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  if (product.formats.length < 2) return null
  return (
    <nav aria-label={t('formats')}>
      <ul className={styles.formats}>
        {product.formats.map((format) => (
          <li key={format.id}>
            <IntentLink
              {...IN_PLACE}
              className={styles.format}
              href={localPath(language, bookPath(format.slug))}
              aria-current={format.id === product.id ? 'page' : undefined}
            >
              <span className={styles.name}>{productClassName(format.product_class, language)}</span>
              <span className={format.is_available_to_buy ? styles.cost : styles.gone}>
                {formatNpr(format.selling_price, language)}
              </span>
              <span className={styles.note}>
                {format.is_available_to_buy
                  ? formatLength(format, t, language)
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
