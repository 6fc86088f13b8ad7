import { getStreamPreview, type StaffLive } from '@dabali/api-client/staff'
import type Hls from 'hls.js'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { usePolled } from './use-polled.ts'

/** What the player measures of the stream. */
export type Signal = { height: number; bitrate: number; frames: number; dropped: number; delay: number }

const LOOK_MS = 10_000
const MEASURE_MS = 2000

type PictureProps = { live: StaffLive; onSignal: (signal: Signal | undefined) => void }

/** The stream as the origin has it, without sound until it is asked for. Where there is none, it looks again. */
export function StreamPicture({ live, onSignal }: PictureProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const [failures, setFailures] = useState(0)
  const [playing, setPlaying] = useState<string | null>(null)
  const preview = usePolled(['live-preview', live.event_date_id, failures], {
    ask: (options) => getStreamPreview(api, { id: String(live.event_date_id) }, { ...options, silent: true }),
    everyMs: LOOK_MS,
  })
  const found = preview.data?.src ?? null
  const isRecording = preview.data?.is_recording === true
  // Each answer has a new address of the same stream: the player goes on with the one that it has.
  const streamOf = (src: string | null) => src?.split('/').at(-2)
  useEffect(() => {
    setPlaying((now) => (streamOf(now) === streamOf(found) ? now : found))
  }, [found])
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(again.current), [])
  const lost = () => {
    setPlaying(null)
    clearTimeout(again.current)
    again.current = setTimeout(() => setFailures((before) => before + 1), LOOK_MS)
  }
  return (
    <div className="live-picture">
      {playing === null ? (
        <p role="status">
          {translate(preview.isPending ? 'admin.state.loading' : 'resources.live-control.picture.none')}
        </p>
      ) : (
        <Player key={playing} src={playing} onSignal={onSignal} onLost={lost} />
      )}
      <p className="live-picture-state">
        {isRecording
          ? translate('resources.live-control.picture.recording')
          : translate(`resources.live-control.states.${live.state}`)}
      </p>
      <p className="live-picture-viewers">
        {translate('resources.live-control.picture.watching', {
          smart_count: live.viewers,
          count: number(live.viewers),
        })}
      </p>
    </div>
  )
}

type PlayerProps = { src: string; onSignal: (signal: Signal | undefined) => void; onLost: () => void }

function Player({ src, onSignal, onLost }: PlayerProps) {
  const translate = useTranslate()
  const language = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const calls = useRef({ onSignal, onLost })
  calls.current = { onSignal, onLost }
  useEffect(() => {
    const element = video.current
    if (!element) return
    let isOver = false
    let player: Hls | undefined
    const lost = () => isOver || calls.current.onLost()
    startPlayer(element, src, lost).then((started) => {
      if (isOver) started?.destroy()
      else player = started
    }, lost)
    const timer = setInterval(() => calls.current.onSignal(measure(element, player)), MEASURE_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      calls.current.onSignal(undefined)
      player?.destroy()
    }
  }, [src])
  return (
    <video
      ref={video}
      lang={language}
      aria-label={translate('resources.live-control.picture.label')}
      controls
      muted
      playsInline
    />
  )
}

/** Loaded with the first picture. Safari plays streams itself. */
async function startPlayer(video: HTMLVideoElement, src: string, lost: () => void): Promise<Hls | undefined> {
  const { default: HlsPlayer } = await import('hls.js')
  // A refused start leaves the button of the controls.
  const play = () => void video.play().catch(() => undefined)
  if (!HlsPlayer.isSupported()) {
    video.src = src
    video.addEventListener('error', lost, { once: true })
    play()
    return undefined
  }
  // A worker would need a script that the policy of the page forbids.
  const player = new HlsPlayer({ enableWorker: false })
  player.on(HlsPlayer.Events.MANIFEST_PARSED, play)
  player.on(HlsPlayer.Events.ERROR, (_, { fatal }) => {
    if (fatal) lost()
  })
  player.loadSource(src)
  player.attachMedia(video)
  return player
}

function measure(video: HTMLVideoElement, player: Hls | undefined): Signal | undefined {
  const level = player?.levels[player.currentLevel]
  if (!level) return undefined
  const { totalVideoFrames: frames, droppedVideoFrames: dropped } = video.getVideoPlaybackQuality()
  return { height: level.height, bitrate: level.bitrate, frames, dropped, delay: player?.latency ?? 0 }
}
