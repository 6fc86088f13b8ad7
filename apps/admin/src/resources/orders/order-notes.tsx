import { newId } from '@dabali/api-client'
import {
  addOrderNote,
  type OrderNote,
  removeOrderNote,
  resendOrderMail,
  type StaffOrder,
} from '@dabali/api-client/staff'
import { type FormEvent, useId, useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useDownload } from '../../data/download.ts'
import { useTypedValues } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Section } from '../../layout/parts.tsx'

export function Notes({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const may = useMay()
  return (
    <Section title={translate('resources.orders.notes.title')}>
      {order.notes.length > 0 && (
        <ul className="rows">
          {order.notes.map((note) => (
            <Note key={note.id} order={order} note={note} />
          ))}
        </ul>
      )}
      {may('orders.write') ? <NoteForm key={order.id} order={order} /> : null}
      {order.notes.length === 0 && !may('orders.write') && (
        <p className="quiet">{translate('resources.orders.notes.none')}</p>
      )}
    </Section>
  )
}

function Note({ order, note }: { order: StaffOrder; note: OrderNote }) {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const { identity } = useGetIdentity()
  const remove = useAction(
    (_: undefined, idempotencyKey) =>
      removeOrderNote(api, { id: order.id, note: note.id, idempotencyKey }, { silent: true }),
    {
      done: 'resources.orders.notes.removed',
      // The person who adds a note becomes its author, so only the author can restore it.
      ...(identity?.['email'] === note.author && {
        undo: () =>
          addOrderNote(
            api,
            { id: order.id, text: note.text, is_printed: note.is_printed, idempotencyKey: newId() },
            { silent: true },
          ),
      }),
    },
  )
  return (
    <li>
      <p className="as-written">{note.text}</p>
      <p className="quiet small">
        {[note.author, time(note.created_at), note.is_printed && translate('resources.orders.notes.isPrinted')]
          .filter(Boolean)
          .join(', ')}
      </p>
      {may('orders.write') && (
        <button type="button" className="link" disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {translate('resources.orders.notes.remove')}
        </button>
      )}
      <ActionError error={remove.error} />
    </li>
  )
}

const NO_NOTE = { text: '', is_printed: false }

function NoteForm({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const id = useId()
  const { values, set, sent } = useTypedValues(`note.${order.id}`, NO_NOTE)
  const { text, is_printed: isPrinted } = values
  const add = useAction(
    (note: typeof NO_NOTE, idempotencyKey) =>
      addOrderNote(api, { id: order.id, ...note, idempotencyKey }, { silent: true }),
    {
      done: 'resources.orders.notes.added',
      onDone: (_, note) => sent(note),
      undo: ({ id: note }) => removeOrderNote(api, { id: order.id, note, idempotencyKey: newId() }, { silent: true }),
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(values)
  }
  return (
    <form className="stack-2" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{translate('resources.orders.notes.label')}</label>
        <textarea
          id={id}
          className="input"
          value={text}
          maxLength={2000}
          aria-describedby={`${id}-hint`}
          onChange={(event) => set({ ...values, text: event.target.value })}
        />
        <p className="hint" id={`${id}-hint`}>
          {translate('resources.orders.notes.hint')}
        </p>
      </div>
      <ActionError error={add.error} />
      <div className="line between">
        <label className="check">
          <input
            type="checkbox"
            checked={isPrinted}
            onChange={(event) => set({ ...values, is_printed: event.target.checked })}
          />
          {translate('resources.orders.notes.print')}
        </label>
        <button type="submit" className="button button--plain" disabled={add.isPending || text.trim() === ''}>
          {translate('resources.orders.notes.add')}
        </button>
      </div>
    </form>
  )
}

const PAPERS = ['packing-lists', 'labels'] as const
/** The most that the API draws at once. */
export const MOST_PAPERS = 50

type PapersProps = { numbers: readonly string[]; onStart?: () => void }

/** The packing lists and the address labels of orders, as PDF. */
export function Papers({ numbers, onStart }: PapersProps) {
  const translate = useTranslate()
  const download = useDownload()
  const orders = encodeURIComponent(numbers.slice(0, MOST_PAPERS).join(','))
  return (
    <>
      {PAPERS.map((name) => (
        <button
          key={name}
          type="button"
          className="button button--plain"
          disabled={download.isPending || numbers.length === 0}
          onClick={() => {
            download.mutate({ path: `staff/orders/${name}.pdf?orders=${orders}`, name: `${name}.pdf` })
            onStart?.()
          }}
        >
          {translate(`resources.orders.papers.${name}`, { smart_count: numbers.length })}
        </button>
      ))}
    </>
  )
}

const MAILS = ['confirmation', 'tickets', 'receipt', 'shipped'] as const

/** Sends an email of the order again; the API says if the order has none of that kind now. */
export function Mails({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const may = useMay()
  const id = useId()
  const [kind, setKind] = useState<(typeof MAILS)[number]>('confirmation')
  const send = useAction(
    (_: undefined, idempotencyKey) => resendOrderMail(api, { id: order.id, kind, idempotencyKey }, { silent: true }),
    { done: 'resources.orders.mails.sent' },
  )
  if (!may('orders.write') || order.email === null) return null
  return (
    <Section title={translate('resources.orders.mails.title')}>
      <div className="line">
        <div className="field">
          <label htmlFor={id}>{translate('resources.orders.mails.which')}</label>
          <select
            id={id}
            className="input"
            value={kind}
            onChange={(event) => setKind(MAILS.find((one) => one === event.target.value) ?? 'confirmation')}
          >
            {MAILS.map((name) => (
              <option key={name} value={name}>
                {translate(`resources.orders.mails.kinds.${name}`)}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className="button button--plain align-end"
          disabled={send.isPending}
          onClick={() => send.mutate(undefined)}
        >
          {translate('resources.orders.mails.send')}
        </button>
      </div>
      <ActionError error={send.error} />
    </Section>
  )
}
