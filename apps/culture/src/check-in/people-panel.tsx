import { removeGuest } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { timeInSentence } from '@dabali/shop/date-in-sentence'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { confirm } from '@dabali/ui/confirm'
import { TextField } from '@dabali/ui/field'
import { RestoredFocus } from '@dabali/ui/restored-focus'
import { SectionHead } from '@dabali/ui/section-head'
import { interpolate, textLanguage } from '@dabali/ui/text'
import { useDeferredValue, useEffect, useState } from 'react'
import { type Attendee, findAttendees, hashEmail, listAttendees } from './attendees.ts'
import type { CheckInTexts } from './check-in-texts.ts'
import { GuestForms } from './guest-forms.tsx'
import styles from './people-panel.module.css'
import type { VenueTexts } from './venue-texts.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import type { Scan, ScanLog } from './verify-ticket.ts'

type PeopleProps = {
  log: ScanLog
  isOnline: boolean
  language: Language
  texts: VenueTexts
  checkInTexts: CheckInTexts
  scan: (code: string) => Promise<Scan>
  undo: (scan: Scan) => Promise<void>
  /** Loads the list again after a change. */
  sync: () => Promise<void>
}

/** So many results are shown; more are named. */
const MAX_SHOWN = 50

/** Finds people by name, order, email or phone in the list of this device, and checks them in. Below it the guest list. */
export function PeoplePanel(props: PeopleProps) {
  const { log, language, texts } = props
  const [typed, setTyped] = useState('')
  // A long list is searched while typing continues.
  const query = useDeferredValue(typed)
  const emailHash = useEmailHash(query, log.list.event_date_id)
  const isSearch = query.trim() !== ''
  const guests = listAttendees(log).filter(({ isGuest }) => isGuest)
  const found = isSearch ? findAttendees(log, query, emailHash) : guests
  const digits = (count: number) => writeDigits(count, language)
  return (
    <div className={styles.panel}>
      <TextField
        name="person"
        type="search"
        label={texts.searchLabel}
        hint={texts.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      {!isSearch && (
        <div>
          <SectionHead heading={texts.guests} />
          <p className="quiet">
            {guests.length === 0
              ? texts.guestsNone
              : interpolate(texts.guestsCount, {
                  arrived: digits(guests.reduce((sum, { arrived }) => sum + arrived, 0)),
                  people: digits(guests.reduce((sum, { people }) => sum + people, 0)),
                  quota: digits(log.list.guest_quota),
                })}
          </p>
        </div>
      )}
      <div role="status">
        {isSearch && found.length === 0 && <p>{texts.searchNone}</p>}
        {found.length > MAX_SHOWN && (
          <p className="quiet">
            {interpolate(texts.searchMore, { shown: digits(MAX_SHOWN), all: digits(found.length) })}
          </p>
        )}
      </div>
      <ul className={styles.list}>
        {found.slice(0, MAX_SHOWN).map((person) => (
          <PersonRow key={person.id} person={person} {...props} />
        ))}
      </ul>
      {!isSearch && <GuestForms {...props} />}
    </div>
  )
}

function useEmailHash(query: string, eventDateId: number) {
  const [hash, setHash] = useState('')
  useEffect(() => {
    let isCurrent = true
    hashEmail(query, eventDateId).then((next) => {
      if (isCurrent) setHash(next)
    })
    return () => {
      isCurrent = false
    }
  }, [query, eventDateId])
  return hash
}

function PersonRow({
  person,
  log,
  isOnline,
  language,
  texts,
  checkInTexts,
  scan,
  undo,
  sync,
}: PeopleProps & { person: Attendee }) {
  const client = useClient()
  const [last, setLast] = useState<Scan>()
  const left = person.people - person.arrived
  const digits = (count: number) => writeDigits(count, language)

  async function admit(people: number) {
    for (let count = 0; count < people; count += 1) setLast(await scan(person.code))
  }
  async function takeBack(admitted: Scan) {
    setLast(undefined)
    await undo(admitted)
  }
  async function remove() {
    const isMeant = await confirm({
      title: interpolate(texts.removeQuestion, { name: person.name }),
      text: texts.removeText,
      confirmText: texts.removeGuest,
      cancelText: texts.keep,
    })
    if (!isMeant) return
    // The failure is shown as a toast.
    await removeGuest(client, { event_date_id: String(log.list.event_date_id), guest: person.id }).catch(
      () => undefined,
    )
    await sync()
  }
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <b lang={textLanguage(person.name, language)}>{person.name || texts.noName}</b>
        <span className="quiet">
          {[person.ticket, person.orderNumber && interpolate(texts.order, { number: person.orderNumber }), person.note]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {person.people > 1 && (
          <span>
            {interpolate(texts.arrivedOf, { arrived: digits(person.arrived), people: digits(person.people) })}
          </span>
        )}
        {person.arrived > 0 && person.at !== null && (
          <span className={styles.inside}>
            {interpolate(person.door === '' ? texts.checkedInAt : texts.checkedInAtDoor, {
              time: timeInSentence(person.at, language),
              door: person.door,
            })}
          </span>
        )}
      </div>
      <RestoredFocus className={styles.actions}>
        {left > 0 && <Button onClick={() => admit(1)}>{texts.checkInPerson}</Button>}
        {left > 1 && (
          <Button kind="plain" onClick={() => admit(left)}>
            {interpolate(texts.checkInPeople, { people: digits(left) })}
          </Button>
        )}
        {person.scan && (
          <Button kind="plain" onClick={() => person.scan && takeBack(person.scan)}>
            {checkInTexts.scans.undo}
          </Button>
        )}
        {person.isGuest && person.arrived === 0 && isOnline && (
          <Button kind="plain" onClick={remove}>
            {texts.removeGuest}
          </Button>
        )}
      </RestoredFocus>
      <div className={styles.verdict}>
        <VerdictPanel last={last} texts={checkInTexts} language={language} />
      </div>
    </li>
  )
}
