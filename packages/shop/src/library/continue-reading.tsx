'use client'

import { isLoggedIn, type Language } from '@dabali/domain'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { selectStoreData, useShopSelector } from '../store/store.ts'
import styles from './continue-reading.module.css'
import type { ContinueReadingItemsProps, ContinueReadingTexts } from './continue-reading-items.tsx'

type ContinueReadingProps = {
  language: Language
  texts: ContinueReadingTexts
  /** Shown to visitors who have started nothing. */
  children: ReactNode
}

/** The items to continue with. Its height is fixed, so that nothing moves when they load. */
export function ContinueReading({ language, texts, children }: ContinueReadingProps) {
  const isLoggedInHere = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const [Items, setItems] = useState<ComponentType<ContinueReadingItemsProps>>()
  useEffect(() => {
    if (!isLoggedInHere) return
    const show = (part: typeof import('./continue-reading-items.tsx')) => setItems(() => part.ContinueReadingItems)
    // Offline the link to the library remains.
    import('./continue-reading-items.tsx').then(show, () => undefined)
  }, [isLoggedInHere])
  return (
    <div className={styles.container}>
      {isLoggedInHere && Items ? <Items language={language} texts={texts} fallback={children} /> : children}
    </div>
  )
}
