'use client'

import { ApiError, openLibraryItem, type ReadingPosition } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { confirm } from '@dabali/ui/confirm'
import { VideoPlayer } from '@dabali/ui/video-player'
import { type ReactNode, useEffect, useState } from 'react'
import { dateInSentence } from '../../i18n/date-in-sentence.ts'
import { createKeepaliveClient, useClient } from '../../store/store.ts'
import { PositionConflictDialog, type ProgressTexts } from '../reading-progress/position-conflict.tsx'
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

/** This close to the end it counts as watched and starts again. */
const LAST_SECONDS = 15

/** The saved position of a film. */
function createVideo({ video, language }: { video: VideoItem; language: Language }) {
  const { id, saved, films } = video
  const calls = positionCalls(createKeepaliveClient(language), id)
  let progressStore: ProgressStore | undefined
  let position: PlaybackPosition | undefined

  const storageOf = (part: number) => ({
    load: () => (position?.part === part ? position.seconds : undefined),
    save(_: string, { time, duration }: { time: number; duration: number }) {
      if (!Number.isFinite(duration) || duration <= 0) return
      const isOver = time > duration - LAST_SECONDS
      position = { part, seconds: isOver ? 0 : time }
      progressStore?.save(position, isOver ? 1 : (part + time / duration) / films.length, { soon: true })
    },
  })
  return {
    positionStorage: films.map((_, part) => storageOf(part)),
    open(onOther: (other: OtherPosition | undefined) => void): () => void {
      progressStore = createProgressStore({ id, calls, saved, parts: films, onOther })
      position = progressStore.start
      return progressStore.watch()
    },
    goThere() {
      position = progressStore?.goThere() ?? position
    },
    stayHere: () => progressStore?.stayHere(),
  }
}

/** The film as the page knows it. */
export type VideoItem = {
  id: string
  films: readonly { title: string; type: string; seconds: number | null; file: number }[]
  saved: ReadingPosition
  /** The viewing window has not started. */
  isNew: boolean
}

export type VideoTexts = {
  player: PlayerTexts
  position: ProgressTexts
  begin: { title: string; text: string; confirmText: string; cancelText: string }
  /** The access terms at render time, and the text with `{date}` once the window has started. */
  terms: string
  until: string
}

type VideoItemPlayerProps = { video: VideoItem; poster: ReactNode; language: Language; texts: VideoTexts }

const OVER = new Set([401, 403, 404, 406, 410])

/** The video player. A viewing window starts only after a confirmation. */
export function VideoItemPlayer({ video, poster, language, texts }: VideoItemPlayerProps) {
  const { id, films } = video
  const client = useClient()
  const [playback] = useState(() => createVideo({ video, language }))
  const [other, setOther] = useState<OtherPosition>()
  const [isNew, setNew] = useState(video.isNew)
  const [endsAt, setEndsAt] = useState<string | null>(null)
  const [playerVersion, setPlayerVersion] = useState(0)
  useEffect(() => playback.open(setOther), [playback])

  async function addressOf(file: number): Promise<string | undefined> {
    if (isNew && !(await confirm(texts.begin))) return undefined
    try {
      const access = await openLibraryItem(client, { id }, { silent: true })
      setNew(false)
      setEndsAt(access.ends_at)
      return access.files[file]?.url
    } catch (error) {
      // The reloaded page explains why it is closed.
      if (error instanceof ApiError && OVER.has(error.status)) location.reload()
      throw error
    }
  }
  function goThere() {
    playback.goThere()
    // Reopens the player at the other position.
    setPlayerVersion(playerVersion + 1)
  }
  return (
    <div className={styles.watch}>
      <PositionConflictDialog
        other={
          other && {
            ...other,
            where: positionText(other.position, { parts: films.length, language, texts: texts.position }),
          }
        }
        texts={texts.position}
        onGoThere={goThere}
        onStayHere={playback.stayHere}
      />
      {films.map(({ title, file }, part) => (
        <VideoPlayer
          key={`${file} ${playerVersion}`}
          src={() => addressOf(file)}
          title={title}
          poster={poster}
          rememberAs={`library ${id} ${file}`}
          positionStorage={playback.positionStorage[part]}
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
