import type { BooklistDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './list-card.module.css'

type ListCardProps = {
  booklist: BooklistDetail
  href: string
  language: Language
  texts: { chosenBy: string; count: string }
  /** It is seen before anything is scrolled. */
  first: boolean
}

/** So many covers stand for a list. */
const COVERS = 4

/** One list among others: the books it begins with on their ledge, and what it is below. */
export function ListCard({ booklist, href, language, texts, first }: ListCardProps) {
  const { title, summary, curator, products } = booklist
  return (
    <li className={styles.list}>
      <div className={styles.covers}>
        {products.slice(0, COVERS).map(({ product }) => (
          <Picture
            key={product.id}
            picture={product.picture}
            sizes="(min-width: 62rem) 8rem, 21vw"
            cover
            decorative
            first={first}
          />
        ))}
      </div>
      <div>
        <h2 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={href}>{title}</IntentLink>
        </h2>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={styles.by}>
          <span>
            {texts.chosenBy} <span lang={textLanguage(curator, language)}>{curator}</span>
          </span>
          <span>{texts.count}</span>
        </p>
      </div>
    </li>
  )
}
