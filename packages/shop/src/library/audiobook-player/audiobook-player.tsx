'use client'

import { type Language, writeDigits } from '@dabali/domain'
import { AudioPlayer } from '@dabali/ui/audio-player'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useClient } from '../../store/store.ts'
import type { ProgressTexts } from '../library-messages.ts'
import { PositionConflictDialog } from '../reading-progress/position-conflict.tsx'
import { type OtherPosition, positionText } from '../reading-progress/progress-store.ts'
import { type AudioTracks, createAudiobook, type TrackUrls } from './audiobook.ts'
import listenHereStyles from './audiobook-player.module.css'
import styles from './offline-download.module.css'
import { deleteTracks, storeTrack } from './track-storage.ts'

type OfflineDownloadTexts = {
  /** `{size}` */
  keep: string
  /** `{percent}` */
  keeping: string
  stop: string
  kept: string
  remove: string
  full: string
}

type KeepHereProps = { heard: AudioTracks; addresses: TrackUrls; language: Language; texts: OfflineDownloadTexts }

type Keeping = 'unknown' | 'no' | 'now' | 'kept' | 'full'

/** Keeps all of it on this device, to be heard where there is no line; and lets it go again. */
function OfflineDownload({ heard, addresses, language, texts }: KeepHereProps) {
  const { id, parts } = heard
  const [keeping, setKeeping] = useState<Keeping>('unknown')
  const [share, setShare] = useState(0)
  const asked = useRef<AbortController>(null)
  const whole = parts.reduce((sum, { size }) => sum + size, 0)

  useEffect(() => {
    if (!('caches' in globalThis)) return
    addresses.readKept().then((kept) => setKeeping(kept.size >= parts.length ? 'kept' : 'no'))
    return () => asked.current?.abort()
  }, [addresses, parts])

  async function keep() {
    const begun = new AbortController()
    const { signal } = begun
    asked.current = begun
    setKeeping('now')
    setShare(0)
    try {
      // Else a browser may take it for something that it can do without.
      await navigator.storage?.persist?.().catch(() => false)
      await keepAll(signal)
      setKeeping('kept')
    } catch {
      if (!signal.aborted) setKeeping('full')
    }
    await addresses.readKept()
  }

  async function keepAll(signal: AbortSignal) {
    const kept = await addresses.readKept()
    let before = 0
    for (const [part, { size, type }] of parts.entries()) {
      const start = before
      const addressOf = ({ anew }: { anew: boolean }) => addresses.online(part, { anew })
      const onBytes = (bytes: number) => setShare((start + bytes) / whole)
      const endsAt = addresses.endsAt()
      if (!kept.has(part)) await storeTrack({ id, part, size, type, endsAt, addressOf, onBytes, signal })
      before += size
      setShare(before / whole)
    }
  }

  async function stop() {
    asked.current?.abort()
    await remove()
  }

  async function remove() {
    await deleteTracks(id)
    await addresses.readKept()
    setKeeping('no')
  }

  if (keeping === 'unknown') return <div className={styles.keep} />
  const percent = writeDigits(Math.round(share * 100), language)
  return (
    <div className={styles.keep}>
      {keeping === 'no' && (
        <button type="button" className={styles.act} onClick={keep}>
          {texts.keep.replace('{size}', megabytes(whole, language))}
        </button>
      )}
      <p role="status">
        {keeping === 'now' && texts.keeping.replace('{percent}', percent)}
        {keeping === 'kept' && texts.kept}
        {keeping === 'full' && texts.full}
      </p>
      {keeping === 'now' && (
        <button type="button" className={styles.act} onClick={stop}>
          {texts.stop}
        </button>
      )}
      {(keeping === 'kept' || keeping === 'full') && (
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

type ListenHereProps = { heard: AudioTracks; language: Language; texts: AudiobookTexts }

/** The player of a work that is somebody's: it begins where they were, and asks when they were elsewhere as well. */
export function AudiobookPlayer({ heard, language, texts }: ListenHereProps) {
  const client = useClient()
  const [listening] = useState(() => createAudiobook({ heard, client, language, texts }))
  const [other, setOther] = useState<OtherPosition>()
  useEffect(() => listening.open(setOther), [listening])

  const { parts } = heard
  const beside = (part: number) => {
    const { title = '', download = null } = parts[part] ?? {}
    return (
      download && (
        <a className={listenHereStyles.download} href={download} download aria-label={`${texts.download}: ${title}`}>
          {texts.download}
        </a>
      )
    )
  }
  return (
    <div className={listenHereStyles.listen}>
      <PositionConflictDialog
        other={
          other && { ...other, where: positionText(other.place, { parts: parts.length, language, texts: texts.place }) }
        }
        texts={texts.place}
        onGoThere={listening.goThere}
        onStayHere={listening.stayHere}
      />
      <AudioPlayer
        playback={listening.playback}
        parts={parts}
        label={heard.title}
        renderPartActions={beside}
        language={language}
        texts={texts.player}
      />
      <OfflineDownload heard={heard} addresses={listening.addresses} language={language} texts={texts.keep} />
    </div>
  )
}
