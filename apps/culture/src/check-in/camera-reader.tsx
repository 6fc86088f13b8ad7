'use client'

import { Button } from '@dabali/ui/button'
import { useEffect, useRef, useState } from 'react'
import styles from './camera-reader.module.css'
import type { CheckInTexts } from './check-in-texts.ts'

type CameraReaderProps = { texts: CheckInTexts['camera']; found: (code: string) => Promise<unknown> }

/** A ticket is in front of the camera for a while; the same code counts again after this time. */
const SAME_CODE_MILLISECONDS = 4000
const SHAKE_MILLISECONDS = 80

type CameraScan = Awaited<ReturnType<typeof scanWithCamera>>

/** Reads tickets with the camera after a press. */
export function CameraReader({ texts, found }: CameraReaderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useRef<CameraScan>(undefined)
  const [isOn, setIsOn] = useState(false)
  const [trouble, setTrouble] = useState<'refused' | 'none'>()

  useEffect(() => () => camera.current?.stop(), [])

  async function start() {
    if (!video.current || camera.current) return
    setTrouble(undefined)
    const seen = { code: '', at: 0 }
    try {
      camera.current = await scanWithCamera(video.current, (code) => {
        const now = Date.now()
        const isSame = code === seen.code && now - seen.at < SAME_CODE_MILLISECONDS
        Object.assign(seen, { code, at: now })
        if (isSame) return
        navigator.vibrate?.(SHAKE_MILLISECONDS)
        found(code)
      })
      setIsOn(true)
    } catch (error) {
      setTrouble(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none')
    }
  }

  function stop() {
    camera.current?.stop()
    camera.current = undefined
    setIsOn(false)
  }

  return (
    <div className={styles.reader}>
      <video ref={video} className={isOn ? styles.seen : styles.away} aria-label={texts.label} muted playsInline />
      {trouble && <p role="alert">{texts[trouble]}</p>}
      <Button kind={isOn ? 'plain' : 'main'} onClick={isOn ? stop : start}>
        {isOn ? texts.stop : texts.start}
      </Button>
    </div>
  )
}

type Camera = { stop: () => void }

/** Often enough to feel instant, rarely enough to keep a cheap phone cool. */
const SCAN_EVERY_MILLISECONDS = 120
const LONGEST_SIDE = 800

/** Reads codes from the camera at the back into `found`, until it is stopped; rejected where there is none to use. */
async function scanWithCamera(video: HTMLVideoElement, found: (code: string) => void): Promise<Camera> {
  const [{ decodeQR }, stream] = await Promise.all([
    import('qr/decode.js'),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
  ])
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const timer = setInterval(() => {
    const code = pen && read(video, canvas, pen)
    if (code) found(code)
  }, SCAN_EVERY_MILLISECONDS)

  function read(seen: HTMLVideoElement, onto: HTMLCanvasElement, by: CanvasRenderingContext2D): string | undefined {
    const { videoWidth, videoHeight } = seen
    if (videoWidth === 0) return undefined
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight))
    onto.width = Math.round(videoWidth * scale)
    onto.height = Math.round(videoHeight * scale)
    by.drawImage(seen, 0, 0, onto.width, onto.height)
    try {
      return decodeQR(by.getImageData(0, 0, onto.width, onto.height))
    } catch {
      // Most frames have no code.
      return undefined
    }
  }

  return {
    stop() {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
      video.srcObject = null
    },
  }
}
