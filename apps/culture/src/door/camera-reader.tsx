'use client'

import { Button } from '@dabali/ui/button'
import { useEffect, useRef, useState } from 'react'
import styles from './camera-reader.module.css'
import type { DoorTexts } from './door-texts.ts'
import { watchCamera } from './watch-camera.ts'

type CameraReaderProps = { texts: DoorTexts['camera']; found: (code: string) => Promise<unknown> }

/** A ticket is held before the camera for a while; it comes again after this. */
const SAME_CODE_MILLISECONDS = 4000
const SHAKE_MILLISECONDS = 80

type Watching = Awaited<ReturnType<typeof watchCamera>>

/** Reads tickets with the camera, once somebody has asked for it. */
export function CameraReader({ texts, found }: CameraReaderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useRef<Watching>(undefined)
  const [isOn, setIsOn] = useState(false)
  const [trouble, setTrouble] = useState<'refused' | 'none'>()

  useEffect(() => () => camera.current?.stop(), [])

  async function start() {
    if (!video.current || camera.current) return
    setTrouble(undefined)
    const seen = { code: '', at: 0 }
    try {
      camera.current = await watchCamera(video.current, (code) => {
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
