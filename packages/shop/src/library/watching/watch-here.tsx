'use client'

import { ApiError, openLibraryItem, type ReadingPosition } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { confirm } from '@dabali/ui/confirm'
import { VideoPlayer } from '@dabali/ui/video-player'
import { type ReactNode, useEffect, useState } from 'react'
import { useClient } from '../../store/use-client.ts'
import { dateWords } from '../../texts/date-words.ts'
import type { PlayerTexts } from '../opened-work.tsx'
import { OtherPlaceNotice } from '../place/other-place-notice.tsx'
import type { OtherPlace } from '../place/place-keeper.ts'
import type { PlaceTexts } from '../place/place-texts.ts'
import { placeWords } from '../place/place-words.ts'
import { makeWatching } from './make-watching.ts'
import styles from './watch-here.module.css'

/** A film that is somebody's, as the page knows it. */
export type Seen = {
  id: string
  films: readonly { title: string; type: string; seconds: number | null; file: number }[]
  saved: ReadingPosition
  /** Its hours begin with the first play, and have not begun. */
  isNew: boolean
}

export type WatchTexts = {
  player: PlayerTexts
  place: PlaceTexts
  begin: { title: string; text: string; confirmText: string; cancelText: string }
  /** For how long it is open, as the page knows it; and `{date}` as soon as its hours have begun. */
  terms: string
  until: string
}

type WatchHereProps = { seen: Seen; poster: ReactNode; language: Language; texts: WatchTexts }

const OVER = new Set([401, 403, 404, 406, 410])

/** The player of a film that is somebody's. Hours that begin with the first play begin after a question alone. */
export function WatchHere({ seen, poster, language, texts }: WatchHereProps) {
  const { id, films } = seen
  const client = useClient()
  const [watching] = useState(() => makeWatching({ seen, language }))
  const [other, setOther] = useState<OtherPlace>()
  const [isNew, setNew] = useState(seen.isNew)
  const [endsAt, setEndsAt] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => watching.open(setOther), [watching])

  async function addressOf(file: number): Promise<string | undefined> {
    if (isNew && !(await confirm(texts.begin))) return undefined
    try {
      const access = await openLibraryItem(client, { id }, { silent: true })
      setNew(false)
      setEndsAt(access.ends_at)
      return access.files[file]?.url
    } catch (error) {
      // The page says why it is closed.
      if (error instanceof ApiError && OVER.has(error.status)) location.reload()
      throw error
    }
  }
  function goThere() {
    watching.goThere()
    // It opens anew, at the other place.
    setTurn(turn + 1)
  }
  return (
    <div className={styles.watch}>
      <OtherPlaceNotice
        other={
          other && { ...other, where: placeWords(other.place, { parts: films.length, language, texts: texts.place }) }
        }
        texts={texts.place}
        onGoThere={goThere}
        onStayHere={watching.stayHere}
      />
      {films.map(({ title, file }, part) => (
        <VideoPlayer
          key={`${file} ${turn}`}
          src={() => addressOf(file)}
          title={title}
          poster={poster}
          rememberAs={`library ${id} ${file}`}
          positionStorage={watching.keeping[part]}
          language={language}
          texts={texts.player}
        />
      ))}
      <p role="status" className={styles.until}>
        {endsAt === null ? texts.terms : texts.until.replace('{date}', dateWords(endsAt, language))}
      </p>
    </div>
  )
}
