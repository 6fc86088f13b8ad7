'use client'

import { InlinePlayer } from '@dabali/ui/inline-player'
import { VideoPoster } from '@dabali/ui/video-poster'
import { type ComponentProps, type MouseEvent, useCallback, useState } from 'react'
import styles from './session-player.module.css'

type Song = { title: string; lang: 'en' | 'ne' | undefined; seconds: number; clock: string }

type SessionPlayerProps = Omit<ComponentProps<typeof InlinePlayer>, 'isHeard' | 'children' | 'startAt' | 'onTime'> & {
  songs: readonly Song[]
  heading: string
}

/** A video and its songs, which are links to their start. Without scripts all of them lead to the file. */
export function SessionPlayer({ songs, heading, ...video }: SessionPlayerProps) {
  const [startAt, setStartAt] = useState<{ seconds: number }>()
  const [now, setNow] = useState(-1)
  const follow = useCallback(
    (seconds: number) => setNow(songs.findLastIndex((song) => song.seconds <= seconds)),
    [songs],
  )
  const goTo = (event: MouseEvent, seconds: number) => {
    event.preventDefault()
    setStartAt({ seconds })
  }
  return (
    <div className={songs.length > 0 ? `${styles.film} ${styles.withSongs}` : styles.film}>
      <InlinePlayer {...video} startAt={startAt} onTime={follow}>
        <VideoPoster watch={video.open} length={video.length}>
          {video.poster}
        </VideoPoster>
      </InlinePlayer>
      {songs.length > 0 && (
        <section aria-labelledby="set-list">
          <h2 id="set-list" className={styles.heading}>
            {heading}
          </h2>
          <ol>
            {songs.map(({ title, lang, seconds, clock }, index) => (
              <li key={`${seconds} ${title}`} className={styles.song}>
                <a
                  className={styles.link}
                  href={`${video.src}#t=${seconds}`}
                  aria-current={index === now ? 'true' : undefined}
                  onClick={(event) => goTo(event, seconds)}
                >
                  <span className={styles.clock}>{clock}</span>
                  <span lang={lang}>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
