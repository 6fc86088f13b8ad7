'use client'

import { isLoggedIn, type Language } from '@dabali/domain'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { selectStoreData, useShopSelector } from '../store/store.ts'
import styles from './continue-reading.module.css'
import type { ContinueReadingItemsProps } from './continue-reading-items.tsx'

export type ContinueReadingTexts = {
  heading: string
  read: string
  listen: string
  watch: string
  /** "{percent} % done": the number is put in where it is known. */
  progress: string
}

type ContinueReadingProps = {
  language: Language
  texts: ContinueReadingTexts
  /** What stands in the same place for whoever has begun nothing. */
  children: ReactNode
}

/** What somebody has begun, to go on with. Its place has one height whatever is in it, so nothing moves when it comes. */
export function ContinueReading({ language, texts, children }: ContinueReadingProps) {
  const isLoggedInHere = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const [Items, setItems] = useState<ComponentType<ContinueReadingItemsProps>>()
  useEffect(() => {
    if (!isLoggedInHere) return
    const show = (part: typeof import('./continue-reading-items.tsx')) => setItems(() => part.ContinueReadingItems)
    // Without a connection there is the way to the library.
    import('./continue-reading-items.tsx').then(show, () => undefined)
  }, [isLoggedInHere])
  return (
    <div className={styles.container}>
      {isLoggedInHere && Items ? <Items language={language} texts={texts} fallback={children} /> : children}
    </div>
  )
}
