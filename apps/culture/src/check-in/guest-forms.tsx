import {
  ApiError,
  addGuest,
  type CheckInList,
  type Client,
  changeGuestQuota,
  importGuests,
  newId,
} from '@dabali/api-client'
import { GUEST_LIMITS, parseGuestNames } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { SelectField, TextField } from '@dabali/ui/field'
import { SectionHead } from '@dabali/ui/section-head'
import { type SubmitEvent, useState } from 'react'
import styles from './people-panel.module.css'
import type { VenueTexts } from './venue-texts.ts'
import type { ScanLog } from './verify-ticket.ts'

type GuestFormsProps = { log: ScanLog; isOnline: boolean; texts: VenueTexts; sync: () => Promise<void> }

/** Adds one guest or pasted names, and changes the limit. The number of tickets left is known online only. */
export function GuestForms({ log, isOnline, texts, sync }: GuestFormsProps) {
  const client = useClient()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  if (!isOnline) return <p className="quiet">{texts.needsConnection}</p>

  const send = (add: (form: FormData) => Promise<unknown>) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    setError(undefined)
    try {
      await add(new FormData(form))
      form.reset()
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.toast : texts.failed)
    }
    await sync()
    setSending(false)
  }
  return (
    <div className={styles.forms}>
      {error && <p role="alert">{error}</p>}
      <form className={styles.form} onSubmit={send((form) => sendGuest(client, log.list, form))}>
        <SectionHead heading={texts.addGuest} />
        <TextField name="name" label={texts.guestName} maxLength={GUEST_LIMITS.name} required autoComplete="off" />
        <TextField
          name="people"
          type="number"
          label={texts.guestPeople}
          defaultValue="1"
          min={1}
          max={GUEST_LIMITS.people}
          required
        />
        <TypeField list={log.list} texts={texts} id="guest-type" />
        <TextField name="note" label={texts.guestNote} optional={texts.optional} maxLength={GUEST_LIMITS.note} />
        <Button type="submit" pending={isSending}>
          {texts.addGuest}
        </Button>
      </form>
      <form className={styles.form} onSubmit={send((form) => sendNames(client, log.list, form))}>
        <SectionHead heading={texts.pasteNames} />
        <TextField name="names" label={texts.pasteNamesLabel} hint={texts.pasteNamesHint} multiline rows={6} required />
        <TypeField list={log.list} texts={texts} id="names-type" />
        <Button type="submit" kind="plain" pending={isSending}>
          {texts.pasteNamesSend}
        </Button>
      </form>
      <form className={styles.form} onSubmit={send((form) => sendQuota(client, log.list, form))}>
        <TextField
          key={log.list.guest_quota}
          name="quota"
          type="number"
          label={texts.quota}
          defaultValue={log.list.guest_quota}
          min={0}
          max={10_000}
          required
        />
        <Button type="submit" kind="plain" pending={isSending}>
          {texts.changeQuota}
        </Button>
      </form>
    </div>
  )
}

function TypeField({ list, texts, id }: { list: CheckInList; texts: VenueTexts; id: string }) {
  const options = [
    { value: '', text: texts.guestTypeAny },
    ...list.ticket_types.map((type) => ({ value: String(type.id), text: type.title })),
  ]
  return <SelectField id={id} name="type" label={texts.guestType} options={options} />
}

const typeOf = (form: FormData) => {
  const id = Number(form.get('type'))
  return id > 0 ? { ticket_type_id: id } : {}
}
const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

const sendGuest = (client: Client, list: CheckInList, form: FormData) =>
  addGuest(
    client,
    {
      event_date_id: String(list.event_date_id),
      id: newId(),
      name: textOf(form, 'name'),
      note: textOf(form, 'note'),
      people: Number(form.get('people')),
      ...typeOf(form),
    },
    { silent: true },
  )

const sendNames = (client: Client, list: CheckInList, form: FormData) => {
  const names = textOf(form, 'names')
  return importGuests(
    client,
    {
      event_date_id: String(list.event_date_id),
      ids: parseGuestNames(names).slice(0, GUEST_LIMITS.names).map(newId),
      names,
      ...typeOf(form),
    },
    { silent: true },
  )
}

const sendQuota = (client: Client, list: CheckInList, form: FormData) =>
  changeGuestQuota(
    client,
    { event_date_id: String(list.event_date_id), guest_quota: Number(form.get('quota')) },
    { silent: true, headers: { 'if-match': `"${list.guest_quota}"` } },
  )
