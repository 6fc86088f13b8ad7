import { type LibraryItem, listLibrary } from '@dabali/api-client'
import { type Language, localPath, type ProductClass, writeDigits } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { type ReactNode, useEffect, useState } from 'react'
import { listenPath, readPath, watchPath } from '../paths.ts'
import { useClient } from '../store/store.ts'
import styles from './continue-reading.module.css'

export type ContinueReadingTexts = {
  heading: string
  read: string
  listen: string
  watch: string
  /** "{percent} % done", interpolated in the browser. */
  progress: string
}

export type ContinueReadingItemsProps = { language: Language; texts: ContinueReadingTexts; fallback: ReactNode }

const MOST = 3
const PERCENT = 100

/** The action and path for each product class. */
const ACTIONS: Partial<Record<ProductClass, { verb: 'read' | 'listen' | 'watch'; pathOf: (id: string) => string }>> = {
  'E-book': { verb: 'read', pathOf: readPath },
  Audiobook: { verb: 'listen', pathOf: listenPath },
  'Pay Per View': { verb: 'watch', pathOf: watchPath },
}

/** The items that were opened last and are not finished. */
export function ContinueReadingItems({ language, texts, fallback }: ContinueReadingItemsProps) {
  const client = useClient()
  const [items, setItems] = useState<readonly LibraryItem[]>([])
  useEffect(() => {
    const controller = new AbortController()
    // A background call: failures are silent.
    listLibrary(client, { state: 'active' }, { silent: true, signal: controller.signal }).then(
      ({ results }) => setItems(results.filter(isStarted).slice(0, MOST)),
      () => undefined,
    )
    return () => controller.abort()
  }, [client])
  if (items.length === 0) return fallback
  return (
    <section aria-labelledby="continue-reading">
      <h2 className="visually-hidden" id="continue-reading">
        {texts.heading}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} language={language} texts={texts} />
        ))}
      </ul>
    </section>
  )
}

const isStarted = ({ product, opened_at, progress }: LibraryItem) =>
  opened_at !== null && (progress ?? 0) < 1 && ACTIONS[product.product_class] !== undefined

type ItemProps = { item: LibraryItem; language: Language; texts: ContinueReadingTexts }

function Item({ item, language, texts }: ItemProps) {
  const { product, progress } = item
  const action = ACTIONS[product.product_class]
  const percent = Math.round((progress ?? 0) * PERCENT)
  return (
    <li className={styles.item}>
      <div className={styles.cover}>
        <Picture picture={item.picture} sizes="4rem" cover decorative />
      </div>
      <div className={styles.details}>
        <p className={styles.title} lang={textLanguage(product.title, language)}>
          {product.title}
        </p>
        <ReadingProgress percent={percent} authors={product.authors.join(', ')} language={language} texts={texts} />
        {action && (
          // A full page load: the server checks the session.
          <a
            className={styles.action}
            href={localPath(language, action.pathOf(item.id))}
            aria-label={`${texts[action.verb]}: ${product.title}`}
          >
            {texts[action.verb]}
          </a>
        )}
      </div>
    </li>
  )
}

type ReadingProgressProps = { percent: number; authors: string; language: Language; texts: ContinueReadingTexts }

/** The progress, or the authors while it is 0 %. */
function ReadingProgress({ percent, authors, language, texts }: ReadingProgressProps) {
  if (percent === 0) {
    return (
      <p className={styles.progress} lang={textLanguage(authors, language)}>
        {authors}
      </p>
    )
  }
  return (
    <p className={styles.progress}>
      <progress max={PERCENT} value={percent} aria-hidden="true" />
      <span>{texts.progress.replace('{percent}', writeDigits(percent, language))}</span>
    </p>
  )
}
