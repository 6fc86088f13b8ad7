import type { Language } from '@dabali/domain'
import { AddAllForm } from '@dabali/shop/add-all-form'
import { addAllTexts } from '@dabali/shop/add-all-texts'
import type { forSale } from '@dabali/shop/for-sale'
import { ADD_ALL_ACTION } from '@dabali/shop/paths'
import { Price, type PriceTexts } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import styles from './add-all.module.css'
import type { ListedBook } from './listed-book.ts'
import { totalOf } from './total-of.ts'

type AddAllProps = {
  rows: readonly { book: ListedBook; sold: ReturnType<typeof forSale> }[]
  language: Language
  price: PriceTexts
}

/** What one of each costs, and the button that puts all that can be bought into the cart. */
export async function AddAll({ rows, language, price }: AddAllProps) {
  const t = await getTranslations('booklists')
  const buyable = rows.filter(({ book }) => book.why === undefined)
  const left = rows.filter(({ book }) => book.why !== undefined)
  const total = totalOf(buyable.map(({ book }) => book.product))
  return (
    <section className={styles.all} aria-label={t('allOfThem')}>
      {buyable.length > 0 && (
        <div className={styles.total}>
          <p className="quiet">{t('together', { count: buyable.length })}</p>
          <Price {...total} locale={language} texts={price} large />
        </div>
      )}
      <AddAllForm
        products={buyable.map(({ sold }) => sold)}
        ids={rows.map(({ book }) => book.product.id)}
        action={ADD_ALL_ACTION}
        language={language}
        texts={addAllTexts(language, buyable.length)}
      />
      {left.length > 0 && (
        <ul className={styles.left} aria-label={t('leftOut')}>
          {left.map(({ book: { product, why } }) => (
            <li key={product.id}>
              {t('leftOut')}{' '}
              {t.rich('leftOutBook', {
                book: () => <span lang={textLanguage(product.title, language)}>{product.title}</span>,
                why: why || t('notNow'),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
