import { type Language, localPath, type ProductClass, workTitles, writeDigits } from '@dabali/domain'
import { AddAllForm } from '@dabali/shop/add-all-form'
import { addAllTexts, type buyingTexts, type toProductForSale } from '@dabali/shop/basket-messages'
import { AddToCartForm } from '@dabali/shop/buy-buttons'
import { ADD_ACTION, ADD_ALL_ACTION } from '@dabali/shop/paths'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { Price, type PriceTexts } from '@dabali/ui/price'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import type { CardText } from '../catalogue/load-products.ts'
import { formatNames, totalPrice } from '../catalogue/product-text.ts'
import { bookPath } from '../paths.ts'
import { CardRating } from '../reviews/rating.tsx'
import addAllStyles from './add-all.module.css'
import styles from './book-row.module.css'
import type { ListedBook } from './load-booklists.ts'

export type BooklistItemText = CardText & {
  notNow: string
  adding: (productClass: ProductClass) => ReturnType<typeof buyingTexts> & { add: string }
  addNamed: (title: string) => string
}

type BooklistItemProps = {
  book: ListedBook
  sold: ReturnType<typeof toProductForSale>
  /** Counted from one. */
  place: number
  language: Language
  texts: BooklistItemText
}

/** So many covers are on the first screen. */
const SEEN_FIRST = 1

/** One book of a booklist: number, cover, the curator's note and an add-to-cart button. */
export function BooklistItem({ book: { product, note, why }, sold, place, language, texts }: BooklistItemProps) {
  const authors = product.authors.join(', ')
  const { own, other, roman } = workTitles(product)
  const second = other ?? roman
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {writeDigits(place, language)}
      </span>
      <div className={styles.cover}>
        <Picture
          picture={product.picture}
          sizes="(min-width: 48rem) 9rem, 28vw"
          cover
          decorative
          first={place <= SEEN_FIRST}
        />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} lang={textLanguage(own, language)}>
          <PreviewLink href={localPath(language, bookPath(product.slug))}>{own}</PreviewLink>
        </h2>
        {second && (
          <p className="quiet" lang={textLanguage(second, language)}>
            {second}
          </p>
        )}
        <p className={styles.quiet}>
          <span lang={textLanguage(authors, language)}>{authors}</span>
          <span>{formatNames(product, texts.productClass)}</span>
        </p>
        <CardRating rating={product.rating} language={language} label={texts.stars} />
        {note && (
          <p className={styles.note} lang={textLanguage(note, language)}>
            {note}
          </p>
        )}
      </div>
      <div className={styles.buy}>
        <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={texts.price} />
        {why !== undefined && (
          <p>
            <StatusText code="e">{why || texts.notNow}</StatusText>
          </p>
        )}
        <div className={styles.form}>
          <AddToCartForm
            product={sold}
            action={ADD_ACTION}
            language={language}
            texts={texts.adding(product.product_class)}
            kind="plain"
            label={texts.addNamed(product.title)}
            disabled={why !== undefined}
          />
        </div>
      </div>
    </li>
  )
}

type AddAllProps = {
  rows: readonly { book: ListedBook; sold: ReturnType<typeof toProductForSale> }[]
  language: Language
  price: PriceTexts
}

/** The total price, and the button that adds all available books to the cart. */
export async function AddAll({ rows, language, price }: AddAllProps) {
  const t = await getTranslations('booklists')
  const buyable = rows.filter(({ book }) => book.why === undefined)
  const left = rows.filter(({ book }) => book.why !== undefined)
  const total = totalPrice(buyable.map(({ book }) => book.product))
  return (
    <section className={addAllStyles.all} aria-label={t('wholeList')}>
      {buyable.length > 0 && (
        <>
          <div className={addAllStyles.total}>
            <p className="quiet">{t('allBooksPrice', { count: buyable.length })}</p>
            <Price {...total} locale={language} texts={price} large />
          </div>
          <AddAllForm
            products={buyable.map(({ sold }) => sold)}
            ids={rows.map(({ book }) => book.product.id)}
            action={ADD_ALL_ACTION}
            language={language}
            texts={addAllTexts(language, buyable.length)}
          />
        </>
      )}
      {left.length > 0 && (
        <ul className={addAllStyles.left} aria-label={t('notIncluded')}>
          {left.map(({ book: { product, why } }) => (
            <li key={product.id}>
              {t('notIncluded')}{' '}
              {t.rich('notIncludedBook', {
                book: () => <span lang={textLanguage(product.title, language)}>{product.title}</span>,
                why: why || t('unavailable'),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
