'use client'

import { findRecordItem } from '@dabali/api-client'
import { isLoggedIn, type Language, localPath } from '@dabali/domain'
import { libraryItemPath } from '@dabali/shop/paths'
import { selectStoreData, useClient, useShopSelector } from '@dabali/shop/store'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Queue } from './queue.ts'
import styles from './track-rows.module.css'

/** The item of the visitor's library that opens a record; undefined where there is none, or none is known yet. */
const OwnedRecord = createContext<string | undefined>(undefined)

/** Asks once whether the visitor owns the record that the players inside play. Guests are not asked about. */
export function OwnedRecordProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const client = useClient()
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const [item, setItem] = useState<string>()
  useEffect(() => {
    if (!isIn) return
    let isActive = true
    findRecordItem(client, { slug }, { silent: true }).then(
      ({ item: found }) => isActive && setItem(found?.id),
      // Without an answer excerpts remain.
      () => undefined,
    )
    return () => {
      isActive = false
    }
  }, [client, isIn, slug])
  return <OwnedRecord value={isIn ? item : undefined}>{children}</OwnedRecord>
}

/** The queue with whole tracks for the owner of the record. */
export function useOwnQueue<Given extends Queue | undefined>(queue: Given): Given {
  const item = use(OwnedRecord)
  return queue && item ? { ...queue, item } : queue
}

type PlayNoticeProps = { language: Language; texts: { excerpts: string; owned: string; downloads: string } }

/** What the buttons of this record play: excerpts, or whole tracks for the owner. */
export function PlayNotice({ language, texts }: PlayNoticeProps) {
  const item = use(OwnedRecord)
  return (
    <p className={styles.notice} role="status">
      {item ? `${texts.owned} ` : texts.excerpts}
      {item && <a href={localPath(language, libraryItemPath(item))}>{texts.downloads}</a>}
    </p>
  )
}
