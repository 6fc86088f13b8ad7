'use client'

import { type Language, writeDigits } from '@dabali/domain'
import { AudioPlayer } from '@dabali/ui/audio-player'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useClient } from '../../store/store.ts'
import { PositionConflictDialog, type ProgressTexts } from '../reading-progress/position-conflict.tsx'
import { type OtherPosition, positionText } from '../reading-progress/progress-store.ts'
import { type AudioTracks, createAudiobook, type TrackUrls } from './audiobook.ts'
import audiobookPlayerStyles from './audiobook-player.module.css'
import styles from './offline-download.module.css'
import { deleteTracks, storeTrack } from './track-storage.ts'

type OfflineDownloadTexts = {
  /** `{size}` */
  keep: string
  /** `{percent}` */
  downloading: string
  stop: string
  stored: string
  remove: string
  full: string
}

type OfflineDownloadProps = {
  audiobook: AudioTracks
  addresses: TrackUrls
  language: Language
  texts: OfflineDownloadTexts
}

type DownloadState = 'unknown' | 'no' | 'now' | 'stored' | 'full'

/** Downloads an audiobook for offline use, or removes the download. */
function OfflineDownload({ audiobook, addresses, language, texts }: OfflineDownloadProps) {
  const { id, parts } = audiobook
  const [state, setState] = useState<DownloadState>('unknown')
  const [progress, setProgress] = useState(0)
  const download = useRef<AbortController>(null)
  const totalSize = parts.reduce((sum, { size }) => sum + size, 0)

  useEffect(() => {
    if (!('caches' in globalThis)) return
    addresses.refreshStored().then((stored) => setState(stored.size >= parts.length ? 'stored' : 'no'))
    return () => download.current?.abort()
  }, [addresses, parts])

  async function keep() {
    const controller = new AbortController()
    const { signal } = controller
    download.current = controller
    setState('now')
    setProgress(0)
    try {
      // Without this the browser may evict the files.
      await navigator.storage?.persist?.().catch(() => false)
      await downloadAll(signal)
      setState('stored')
    } catch {
      if (!signal.aborted) setState('full')
    }
    await addresses.refreshStored()
  }

  async function downloadAll(signal: AbortSignal) {
    const stored = await addresses.refreshStored()
    let before = 0
    for (const [part, { size, type }] of parts.entries()) {
      const start = before
      const addressOf = ({ anew }: { anew: boolean }) => addresses.online(part, { anew })
      const onBytes = (bytes: number) => setProgress((start + bytes) / totalSize)
      const endsAt = addresses.endsAt()
      if (!stored.has(part)) await storeTrack({ id, part, size, type, endsAt, addressOf, onBytes, signal })
      before += size
      setProgress(before / totalSize)
    }
  }

  async function stop() {
    download.current?.abort()
    await remove()
  }

  async function remove() {
    await deleteTracks(id)
    await addresses.refreshStored()
    setState('no')
  }

  if (state === 'unknown') return <div className={styles.keep} />
  const percent = writeDigits(Math.round(progress * 100), language)
  return (
    <div className={styles.keep}>
      {state === 'no' && (
        <button type="button" className={styles.act} onClick={keep}>
          {texts.keep.replace('{size}', megabytes(totalSize, language))}
        </button>
      )}
      <p role="status">
        {state === 'now' && texts.downloading.replace('{percent}', percent)}
        {state === 'stored' && texts.stored}
        {state === 'full' && texts.full}
      </p>
      {state === 'now' && (
        <button type="button" className={styles.act} onClick={stop}>
          {texts.stop}
        </button>
      )}
      {(state === 'stored' || state === 'full') && (
        <button type="button" className={styles.act} onClick={remove}>
          {texts.remove}
        </button>
      )}
    </div>
  )
}

const MEGABYTE = 1_000_000
const megabytes = (bytes: number, language: Language) =>
  writeDigits((bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0), language)

export type AudiobookTexts = {
  player: ComponentProps<typeof AudioPlayer>['texts']
  place: ProgressTexts
  keep: OfflineDownloadTexts
  download: string
  closed: string
  loggedOut: string
}

type AudiobookPlayerProps = { audiobook: AudioTracks; language: Language; texts: AudiobookTexts }

/** The audiobook player: starts at the saved position and asks when another device has gone on. */
export function AudiobookPlayer({ audiobook, language, texts }: AudiobookPlayerProps) {
  const client = useClient()
  const [player] = useState(() => createAudiobook({ audiobook, client, language, texts }))
  const [other, setOther] = useState<OtherPosition>()
  useEffect(() => player.open(setOther), [player])

  const { parts } = audiobook
  const downloadLink = (part: number) => {
    const { title = '', download = null } = parts[part] ?? {}
    return (
      download && (
        <a
          className={audiobookPlayerStyles.download}
          href={download}
          download
          aria-label={`${texts.download}: ${title}`}
        >
          {texts.download}
        </a>
      )
    )
  }
  return (
    <div className={audiobookPlayerStyles.listen}>
      <PositionConflictDialog
        other={
          other && {
            ...other,
            where: positionText(other.position, { parts: parts.length, language, texts: texts.place }),
          }
        }
        texts={texts.place}
        onGoThere={player.goThere}
        onStayHere={player.stayHere}
      />
      <AudioPlayer
        playback={player.playback}
        parts={parts}
        label={audiobook.title}
        renderPartActions={downloadLink}
        language={language}
        texts={texts.player}
      />
      <OfflineDownload audiobook={audiobook} addresses={player.addresses} language={language} texts={texts.keep} />
    </div>
  )
}
