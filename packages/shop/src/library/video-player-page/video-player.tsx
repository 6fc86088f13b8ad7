'use client'

import { ApiError, openLibraryItem, type ReadingPosition } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { confirm } from '@dabali/ui/confirm'
import { VideoPlayer } from '@dabali/ui/video-player'
import { type ReactNode, useEffect, useState } from 'react'
import { dateInSentence } from '../../i18n/date-in-sentence.ts'
import { createKeepaliveClient, useClient } from '../../store/store.ts'
import type { ProgressTexts } from '../library-messages.ts'
import { PositionConflictDialog } from '../reading-progress/position-conflict.tsx'
import { positionCalls } from '../reading-progress/position-sync.ts'
import {
  createProgressStore,
  type OtherPosition,
  type PlaybackPosition,
  type ProgressStore,
  positionText,
} from '../reading-progress/progress-store.ts'
import type { PlayerTexts } from '../unlocked-item.tsx'
import styles from './video-player.module.css'

/** Who stops so near the end has seen it, and begins anew the next time. */
const LAST_SECONDS = 15

/** Where somebody is in a film, kept here and in the shop. */
function createVideo({ seen, language }: { seen: VideoItem; language: Language }) {
  const { id, saved, films } = seen
  const calls = positionCalls(createKeepaliveClient(language), id)
  let keeper: ProgressStore | undefined
  let place: PlaybackPosition | undefined

  const keepingOf = (part: number) => ({
    load: () => (place?.part === part ? place.seconds : undefined),
    save(_: string, { time, duration }: { time: number; duration: number }) {
      if (!Number.isFinite(duration) || duration <= 0) return
      const isOver = time > duration - LAST_SECONDS
      place = { part, seconds: isOver ? 0 : time }
      keeper?.keep(place, isOver ? 1 : (part + time / duration) / films.length, { soon: true })
    },
  })
  return {
    keeping: films.map((_, part) => keepingOf(part)),
    open(onOther: (other: OtherPosition | undefined) => void): () => void {
      keeper = createProgressStore({ id, calls, saved, parts: films, onOther })
      place = keeper.start
      return keeper.watch()
    },
    goThere() {
      place = keeper?.goThere() ?? place
    },
    stayHere: () => keeper?.stayHere(),
  }
}

/** A film that is somebody's, as the page knows it. */
export type VideoItem = {
  id: string
  films: readonly { title: string; type: string; seconds: number | null; file: number }[]
  saved: ReadingPosition
  /** Its hours begin with the first play, and have not begun. */
  isNew: boolean
}

export type VideoTexts = {
  player: PlayerTexts
  place: ProgressTexts
  begin: { title: string; text: string; confirmText: string; cancelText: string }
  /** For how long it is open, as the page knows it; and `{date}` as soon as its hours have begun. */
  terms: string
  until: string
}

type WatchHereProps = { seen: VideoItem; poster: ReactNode; language: Language; texts: VideoTexts }

const OVER = new Set([401, 403, 404, 406, 410])

/** The player of a film that is somebody's. Hours that begin with the first play begin after a question alone. */
export function VideoItemPlayer({ seen, poster, language, texts }: WatchHereProps) {
  const { id, films } = seen
  const client = useClient()
  const [watching] = useState(() => createVideo({ seen, language }))
  const [other, setOther] = useState<OtherPosition>()
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
      <PositionConflictDialog
        other={
          other && { ...other, where: positionText(other.place, { parts: films.length, language, texts: texts.place }) }
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
        {endsAt === null ? texts.terms : texts.until.replace('{date}', dateInSentence(endsAt, language))}
      </p>
    </div>
  )
}
