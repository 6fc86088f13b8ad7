'use client'

import { type Language, writeDigits } from '@dabali/domain'
import { useEffect, useRef, useState } from 'react'
import styles from './keep-here.module.css'
import { forgetParts, keepPart } from './kept-parts.ts'
import type { Heard } from './make-listening.ts'
import type { PartAddresses } from './part-addresses.ts'

export type KeepTexts = {
  /** `{size}` */
  keep: string
  /** `{percent}` */
  keeping: string
  stop: string
  kept: string
  remove: string
  full: string
}

type KeepHereProps = { heard: Heard; addresses: PartAddresses; language: Language; texts: KeepTexts }

type Keeping = 'unknown' | 'no' | 'now' | 'kept' | 'full'

/** Keeps all of it on this device, to be heard where there is no line; and lets it go again. */
export function KeepHere({ heard, addresses, language, texts }: KeepHereProps) {
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
      if (!kept.has(part)) await keepPart({ id, part, size, type, endsAt, addressOf, onBytes, signal })
      before += size
      setShare(before / whole)
    }
  }

  async function stop() {
    asked.current?.abort()
    await remove()
  }

  async function remove() {
    await forgetParts(id)
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
