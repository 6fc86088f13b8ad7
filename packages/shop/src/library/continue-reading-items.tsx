import { type LibraryItem, listLibrary } from '@dabali/api-client'
import { type Language, localPath, type ProductClass, writeDigits } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { type ReactNode, useEffect, useState } from 'react'
import { listenPath, readPath, watchPath } from '../paths.ts'
import { useClient } from '../store/store.ts'
import styles from './continue-reading.module.css'
import type { ContinueReadingTexts } from './continue-reading.tsx'

export type ContinueReadingItemsProps = { language: Language; texts: ContinueReadingTexts; otherwise: ReactNode }

const MOST = 3
const PERCENT = 100

/** Where one goes on with a work of its class, and what that is called. */
const WAYS: Partial<Record<ProductClass, { verb: 'read' | 'listen' | 'watch'; pathOf: (id: string) => string }>> = {
  'E-book': { verb: 'read', pathOf: readPath },
  Audiobook: { verb: 'listen', pathOf: listenPath },
  'Pay Per View': { verb: 'watch', pathOf: watchPath },
}

/** The works that were opened last and are not finished. */
export function ContinueReadingItems({ language, texts, otherwise }: ContinueReadingItemsProps) {
  const client = useClient()
  const [works, setWorks] = useState<readonly LibraryItem[]>([])
  useEffect(() => {
    const asked = new AbortController()
    // Nobody asked for it, so nobody is told that it failed.
    listLibrary(client, { state: 'active' }, { silent: true, signal: asked.signal }).then(
      ({ results }) => setWorks(results.filter(isBegun).slice(0, MOST)),
      () => undefined,
    )
    return () => asked.abort()
  }, [client])
  if (works.length === 0) return otherwise
  return (
    <section aria-labelledby="continue-reading">
      <h2 className="visually-hidden" id="continue-reading">
        {texts.heading}
      </h2>
      <ul className={styles.works}>
        {works.map((item) => (
          <Work key={item.id} item={item} language={language} texts={texts} />
        ))}
      </ul>
    </section>
  )
}

const isBegun = ({ product, opened_at, progress }: LibraryItem) =>
  opened_at !== null && (progress ?? 0) < 1 && WAYS[product.product_class] !== undefined

type WorkProps = { item: LibraryItem; language: Language; texts: ContinueReadingTexts }

function Work({ item, language, texts }: WorkProps) {
  const { product, progress } = item
  const way = WAYS[product.product_class]
  const percent = Math.round((progress ?? 0) * PERCENT)
  return (
    <li className={styles.work}>
      <div className={styles.cover}>
        <Picture picture={item.picture} sizes="4rem" cover decorative />
      </div>
      <div className={styles.words}>
        <p className={styles.title} lang={textLanguage(product.title, language)}>
          {product.title}
        </p>
        <Stand percent={percent} authors={product.authors.join(', ')} language={language} texts={texts} />
        {way && (
          // A whole load: the page is for one account, and the server asks whose it is.
          <a
            className={styles.on}
            href={localPath(language, way.pathOf(item.id))}
            aria-label={`${texts[way.verb]}: ${product.title}`}
          >
            {texts[way.verb]}
          </a>
        )}
      </div>
    </li>
  )
}

type StandProps = { percent: number; authors: string; language: Language; texts: ContinueReadingTexts }

/** How far it was read; of what has only been opened, who wrote it. */
function Stand({ percent, authors, language, texts }: StandProps) {
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
