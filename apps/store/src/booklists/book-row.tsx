import { type Language, localPath, writeDigits } from '@dabali/domain'
import { AddToCartForm } from '@dabali/shop/add-to-cart-form'
import type { buyingTexts } from '@dabali/shop/buying-texts'
import type { forSale } from '@dabali/shop/for-sale'
import { ADD_ACTION } from '@dabali/shop/paths'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text-language'
import type { CellTexts } from '../catalogue/cell-texts.ts'
import { bookPath } from '../paths.ts'
import styles from './book-row.module.css'
import type { ListedBook } from './listed-book.ts'

export type BookRowTexts = CellTexts & {
  notNow: string
  adding: Pick<ReturnType<typeof buyingTexts>, 'toast'> & { add: string }
  addNamed: (title: string) => string
}

type BookRowProps = {
  book: ListedBook
  sold: ReturnType<typeof forSale>
  /** Counted from one. */
  place: number
  language: Language
  texts: BookRowTexts
}

/** So many covers are on the first screen. */
const SEEN_FIRST = 1

/** One book of a list: its number and cover on the line, what the curator says of it, and a button of its own. */
export function BookRow({ book: { product, note, why }, sold, place, language, texts }: BookRowProps) {
  const authors = product.authors.join(', ')
  return (
    <li className={styles.row}>
      <span className={styles.place} aria-hidden="true">
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
        <h2 className={styles.title} lang={textLanguage(product.title, language)}>
          <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
        </h2>
        <p className={styles.quiet}>
          <span lang={textLanguage(authors, language)}>{authors}</span>
          <span>{texts.productClass(product.product_class)}</span>
        </p>
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
            texts={texts.adding}
            kind="plain"
            label={texts.addNamed(product.title)}
            disabled={why !== undefined}
          />
        </div>
      </div>
    </li>
  )
}
