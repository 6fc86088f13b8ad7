// On every book page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import type { Language } from '@dabali/domain'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import styles from './recently-viewed.module.css'
import type { RowProps } from './recently-viewed-row.tsx'

const STORAGE_KEY = 'recentlyViewed'
const MOST_SLUGS = 12
/** So near to the screen the covers are loaded. */
const NEAR = '400px'

/** The slugs of the viewed products, the latest first. Storage can hold anything, or be forbidden. */
function loadSlugs(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string').slice(0, MOST_SLUGS) : []
  } catch {
    return []
  }
}

function saveSlugs(slugs: readonly string[]) {
  try {
    if (slugs.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(slugs))
  } catch {
    // Full or forbidden: the row stays as it is.
  }
}

type RecentlyViewedTexts = Record<'heading' | 'clear', string>

type RecentlyViewedProps = {
  /** The slug of the product of this page, which is stored and not shown. */
  current?: string
  language: Language
  texts: RecentlyViewedTexts
}

/**
 * The products that were viewed on this device, which alone knows them. The height is reserved at once and the covers are loaded
 * when they are near the screen, so that nothing moves.
 */
export function RecentlyViewed({ current, language, texts }: RecentlyViewedProps) {
  const [slugs, setSlugs] = useState<readonly string[]>([])
  const [Row, setRow] = useState<ComponentType<RowProps>>()
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    const others = loadSlugs().filter((slug) => slug !== current)
    setSlugs(others)
    if (current !== undefined) saveSlugs([current, ...others].slice(0, MOST_SLUGS))
  }, [current])

  const isShown = slugs.length > 0
  useEffect(() => {
    if (!isShown || !section.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./recently-viewed-row.tsx').then(
          (loaded) => setRow(() => loaded.RecentlyViewedRow),
          () => undefined,
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [isShown])

  if (!isShown) return null
  return (
    <section ref={section} className={styles.section} aria-labelledby="recently-viewed">
      <div className={styles.head}>
        <h2 className={styles.heading} id="recently-viewed">
          {texts.heading}
        </h2>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            saveSlugs([])
            setSlugs([])
          }}
        >
          {texts.clear}
        </button>
      </div>
      <div className={styles.row}>{Row && <Row slugs={slugs} language={language} onFound={setSlugs} />}</div>
    </section>
  )
}
