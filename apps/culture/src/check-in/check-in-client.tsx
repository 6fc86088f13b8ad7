'use client'

import type { CheckInList } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { timeInSentence } from '@dabali/shop/date-in-sentence'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { Tabs } from '@dabali/ui/tabs'
import { interpolate, textLanguage } from '@dabali/ui/text'
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { BoxOfficePanel } from './box-office-panel.tsx'
import { CameraReader } from './camera-reader.tsx'
import styles from './check-in-client.module.css'
import { checkInSession, checkInStorage } from './check-in-session.ts'
import type { CheckInTexts } from './check-in-texts.ts'
import { CountsPanel } from './counts-panel.tsx'
import { type Device, loadDevice } from './device.ts'
import { DeviceForm } from './device-form.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { admittedText, VerdictPanel } from './verdict-panel.tsx'
import { canUndo, conflictsOf, countCheckedIn, type Scan, typedText, unsentScans } from './verify-ticket.ts'

type CheckInClientProps = { list: CheckInList; language: Language; texts: CheckInTexts; loginHref: string }

const CONNECTION_CODES = { open: 's', closed: 'w', unauthorized: 'e' } as const

/** The check-in: its device, scanning, people, sales and counts. Everything but sales works offline. */
export function CheckInClient({ list, language, texts, loginHref }: CheckInClientProps) {
  const [device, setDevice] = useState(loadDevice)
  const [tab, setTab] = useState('scan')
  const state = useCheckIn(list, device)
  const { log, connection, last, isSaved, scan, undo, sync } = state
  const { venue } = texts
  const unsent = unsentScans(log.scans).length
  const digits = (count: number) => writeDigits(count, language)
  const conflicts = conflictsOf(log, device?.name ?? '')
  const shared = { log, isOnline: connection === 'open', language, texts: venue, sync }
  const scanning = (
    <div className={styles.screen}>
      <div className={styles.reading}>
        <VerdictPanel last={last} texts={texts} language={language} />
        <CameraReader texts={texts.camera} found={scan} />
        <TicketNumberForm texts={texts.typed} send={scan} />
      </div>
      <div className={styles.log}>
        <ScanList scans={log.scans} texts={texts} language={language} undo={undo} />
      </div>
    </div>
  )
  const tabs = [
    { id: 'scan', text: venue.tabScan, content: scanning },
    {
      id: 'people',
      text: venue.tabPeople,
      content: <PeoplePanel {...shared} checkInTexts={texts} scan={scan} undo={undo} />,
    },
    {
      id: 'sell',
      text: venue.tabSell,
      content: (
        <BoxOfficePanel {...shared} eventDateId={log.list.event_date_id} device={device} isOpen={tab === 'sell'} />
      ),
    },
    {
      id: 'counts',
      text: venue.tabCounts,
      ...(conflicts.length > 0 && { count: `(${digits(conflicts.length)})` }),
      content: <CountsPanel {...shared} conflicts={conflicts} />,
    },
  ]
  return (
    <div className={styles.page}>
      <DeviceForm device={device} doors={log.list.doors.map(({ door }) => door)} texts={venue} onChange={setDevice} />
      <div className={styles.status}>
        <p className={styles.count}>
          {interpolate(texts.counted, { count: digits(countCheckedIn(log)), all: digits(log.list.num_tickets) })}
        </p>
        <p className={styles.connection} role="status">
          <StatusText code={CONNECTION_CODES[connection]}>{texts.connection[connection]}</StatusText>
          {unsent > 0 && <span className="quiet">{interpolate(texts.unsent, { count: digits(unsent) })}</span>}
        </p>
      </div>
      {!isSaved && (
        <p role="alert">
          <StatusText code="e">{texts.unsaved}</StatusText>
        </p>
      )}
      {conflicts.length > 0 && (
        <p role="alert">
          <StatusText code="e">{`${venue.conflicts}: ${digits(conflicts.length)}`}</StatusText>
        </p>
      )}
      {connection === 'unauthorized' && <a href={loginHref}>{texts.connection.login}</a>}
      <Tabs label={venue.tabs} tabs={tabs} onOpen={setTab} />
    </div>
  )
}

const SYNC_MILLISECONDS = 20_000

/** The check-in session of one event date, which syncs regularly and as soon as the device is online. */
export function useCheckIn(list: CheckInList, device: Device | undefined) {
  const client = useClient()
  const latestDevice = useRef(device)
  useEffect(() => {
    latestDevice.current = device
  }, [device])
  const [session] = useState(() =>
    checkInSession({
      initialList: list,
      client,
      storage: checkInStorage(list.event_date_id),
      device: () => latestDevice.current,
    }),
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

  return { ...state, scan: session.scan, undo: session.undo, sync: session.sync }
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
            <span className={styles.time}>{timeInSentence(scan.scannedAt, language)}</span>
            <span className={styles.what}>
              <StatusText code={CODES[scan.verdict.result] ?? 'e'}>{texts.verdict[scan.verdict.result]}</StatusText>
              {typedText(scan) && <span className={styles.typed}>{typedText(scan)}</span>}
              {scan.verdict.who && <span lang={textLanguage(scan.verdict.who, language)}>{scan.verdict.who}</span>}
              {scan.isTooMany && <b>{labels.tooMany}</b>}
              {scan.isTooMany && <span>{admittedText(scan.verdict, texts, language)}</span>}
              {!scan.isSent && <span className="quiet">{labels.waiting}</span>}
            </span>
            {scan.isUndone && <span className="quiet">{labels.undone}</span>}
            {canUndo(scan) && (
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
