import type { ReceivedGift } from '@dabali/api-client'
import { type Language, localPath, productClassName } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { libraryItemPath } from '../paths.ts'
import styles from './gift-screen.module.css'

type GiftWorksProps = { items: ReceivedGift['items']; language: Language }

/** What a gift holds; what has been taken leads into the library. */
export function GiftWorks({ items, language }: GiftWorksProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, product_class, picture, library_url }) => {
        const id = library_url && /\/library\/([^/]+)\/$/.exec(library_url)?.[1]
        return (
          <li key={`${title} ${product_class}`} className={styles.work}>
            <Picture picture={picture} sizes="5rem" cover decorative />
            <div>
              <p className={styles.name} lang={textLanguage(title, language)}>
                {id ? <a href={localPath(language, libraryItemPath(id))}>{title}</a> : title}
              </p>
              <p className="quiet small">{productClassName(product_class, language)}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
