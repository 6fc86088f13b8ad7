'use client'

import type { CheckInList } from '@dabali/api-client'
import { displayDate, displayNepaliDate, type Language, writeDigits } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { interpolate, textLanguage } from '@dabali/ui/text'
import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { CameraReader } from './camera-reader.tsx'
import styles from './check-in-client.module.css'
import { checkInSession, checkInStorage } from './check-in-session.ts'
import type { CheckInTexts } from './check-in-texts.ts'
import { countCheckedIn, type Scan, unsentScans } from './verify-ticket.ts'

type CheckInClientProps = { list: CheckInList; language: Language; texts: CheckInTexts; loginHref: string }

const CONNECTION_CODES = { open: 's', closed: 'w', unauthorized: 'e' } as const

/** The check-in: camera, number field, result of the last scan, and the list of scans. */
export function CheckInClient({ list, language, texts, loginHref }: CheckInClientProps) {
  const { log, connection, last, isSaved, scan, undo } = useCheckIn(list)
  const unsent = unsentScans(log.scans).length
  const digits = (count: number) => writeDigits(count, language)
  return (
    <div className={styles.screen}>
      <div className={styles.reading}>
        <VerdictPanel last={last} texts={texts} language={language} />
        <CameraReader texts={texts.camera} found={scan} />
        <TicketNumberForm texts={texts.typed} send={scan} />
      </div>
      <div className={styles.log}>
        <p className={styles.count}>
          {interpolate(texts.counted, { count: digits(countCheckedIn(log)), all: digits(log.list.num_tickets) })}
        </p>
        <p className={styles.connection} role="status">
          <StatusText code={CONNECTION_CODES[connection]}>{texts.connection[connection]}</StatusText>
          {unsent > 0 && <span className="quiet">{interpolate(texts.unsent, { count: digits(unsent) })}</span>}
        </p>
        {!isSaved && (
          <p role="alert">
            <StatusText code="e">{texts.unsaved}</StatusText>
          </p>
        )}
        {connection === 'unauthorized' && <a href={loginHref}>{texts.connection.login}</a>}
        <ScanList scans={log.scans} texts={texts} language={language} undo={undo} />
      </div>
    </div>
  )
}

const SYNC_MILLISECONDS = 20_000

/** The check-in session of one event date, which syncs regularly and as soon as the device is online. */
export function useCheckIn(list: CheckInList) {
  const client = useClient()
  const [session] = useState(() =>
    checkInSession({ initialList: list, client, storage: checkInStorage(list.event_date_id) }),
  )
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)

  useEffect(() => {
    session.sync()
    const timer = setInterval(session.sync, SYNC_MILLISECONDS)
    addEventListener('online', session.sync)
    return () => {
      clearInterval(timer)
      removeEventListener('online', session.sync)
    }
  }, [session])

  return { ...state, scan: session.scan, undo: session.undo }
}

type VerdictPanelProps = { last: Scan | undefined; texts: CheckInTexts; language: Language }

const TONES = { ok: 'yes', already: 'wait' } as const
const toneOf = (result: string) => styles[TONES[result as keyof typeof TONES] ?? 'no']

/** The result of the last scan: large, in colour and in words, and announced. */
export function VerdictPanel({ last, texts, language }: VerdictPanelProps) {
  const result = last?.verdict.result
  return (
    <div className={styles.result} role="alert">
      {last && (
        // The key announces an equal result of the next ticket again.
        <div key={last.id} className={`${styles.verdict} ${toneOf(last.verdict.result)}`}>
          <p className={styles.verdictText}>{texts.verdict[last.verdict.result]}</p>
          {last.verdict.who && (
            <p className={styles.holder} lang={textLanguage(last.verdict.who, language)}>
              {last.verdict.who}
            </p>
          )}
          {last.verdict.kind && <p lang={textLanguage(last.verdict.kind, language)}>{last.verdict.kind}</p>}
          {result && result !== 'ok' && (
            <p>{interpolate(texts.advice[result], { time: clockTime(last.verdict.checked_in_at, language) })}</p>
          )}
        </div>
      )}
    </div>
  )
}

type TicketNumberFormProps = { texts: CheckInTexts['typed']; send: (code: string) => Promise<unknown> }

/** For tickets that the camera cannot read. */
export function TicketNumberForm({ texts, send }: TicketNumberFormProps) {
  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('number') ?? '').trim()
    if (typed === '') return
    form.reset()
    await send(typed)
  }
  return (
    <form className={styles.form} onSubmit={check}>
      <TextField name="number" label={texts.label} hint={texts.hint} autoComplete="off" autoCapitalize="characters" />
      <Button type="submit" kind="plain">
        {texts.send}
      </Button>
    </form>
  )
}

type ScanListProps = {
  scans: readonly Scan[]
  texts: CheckInTexts
  language: Language
  undo: (scan: Scan) => Promise<void>
}

const MAX_SHOWN = 30
const CODES: Record<string, string> = { ok: 's', already: 'w' }

/** The scans of this device, the latest first, with undo buttons. */
export function ScanList({ scans, texts, language, undo }: ScanListProps) {
  const labels = texts.scans
  return (
    <section>
      <SectionHead heading={labels.heading} />
      {scans.length === 0 && <p className="quiet">{labels.none}</p>}
      <ol className={styles.list}>
        {scans.slice(0, MAX_SHOWN).map((scan) => (
          <li key={scan.id} className={styles.row}>
            <span className={styles.time}>{clockTime(scan.scannedAt, language)}</span>
            <span className={styles.what}>
              <StatusText code={CODES[scan.verdict.result] ?? 'e'}>{texts.verdict[scan.verdict.result]}</StatusText>
              {scan.verdict.who && <span lang={textLanguage(scan.verdict.who, language)}>{scan.verdict.who}</span>}
              {scan.isTooMany && <b>{labels.tooMany}</b>}
              {!scan.isSent && <span className="quiet">{labels.waiting}</span>}
            </span>
            {scan.isUndone && <span className="quiet">{labels.undone}</span>}
            {scan.verdict.result === 'ok' && !scan.isUndone && (
              <button type="button" className={styles.undo} onClick={() => undo(scan)}>
                {labels.undo}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The time of day in Kathmandu; empty for null. */
export function clockTime(moment: string | null, language: Language): string {
  if (moment === null) return ''
  const written = language === 'ne' ? displayNepaliDate(moment) : displayDate(moment)
  return written.split(' ').at(-1) ?? ''
}
