'use client'

import type { LibraryAccess } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { VideoPlayer } from '@dabali/ui/video-player'
import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './unlocked-item.module.css'

export type PlayerTexts = ComponentProps<typeof VideoPlayer>['texts']

export type ItemTexts = { open: string; download: string; note: string; notOpened: string; player: PlayerTexts }

export type UnlockedItemProps = {
  id: string
  title: string
  access: LibraryAccess
  language: Language
  texts: ItemTexts
}

/** The opened files of an item: downloads or players. */
export function UnlockedItem({ id, title, access, language, texts }: UnlockedItemProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <ul ref={list} className={styles.files} tabIndex={-1} aria-label={title}>
      {access.files.map(({ position, kind, title: part, url, download }) => (
        <li key={position} className={styles.file}>
          {access.files.length > 1 && <p className={styles.part}>{part}</p>}
          {kind === 'epub' ? (
            download && <p>{texts.note}</p>
          ) : (
            <VideoPlayer
              src={url}
              title={part || title}
              rememberAs={`library ${id} ${position}`}
              language={language}
              texts={texts.player}
            />
          )}
          {(download ?? (kind === 'epub' ? url : null)) && (
            <a className={styles.link} href={download ?? url} download>
              {texts.download}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
