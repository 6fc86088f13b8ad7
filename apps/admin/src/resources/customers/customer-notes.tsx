import { newId } from '@dabali/api-client'
import {
  addCustomerNote,
  type CustomerDetail,
  type CustomerNote,
  changeCustomerNote,
  removeCustomerNote,
} from '@dabali/api-client/staff'
import { type FormEvent, useId, useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useTypedValues } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'

const LONGEST_NOTE = 2000

export function CustomerNotes({ customer }: { customer: CustomerDetail }) {
  const translate = useTranslate()
  const may = useMay()
  return (
    <Section title={translate('resources.customers.parts.notes')}>
      {customer.notes.length === 0 && <p className="quiet">{translate('resources.customers.empty.notes')}</p>}
      {customer.notes.length > 0 && (
        <ul className="rows">
          {customer.notes.map((note) => (
            <Note key={note.id} id={customer.id} note={note} />
          ))}
        </ul>
      )}
      {may('customers.write') && <NoteForm key={customer.id} id={customer.id} />}
    </Section>
  )
}

function Note({ id, note }: { id: string; note: CustomerNote }) {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const { identity } = useGetIdentity()
  const mayWrite = may('customers.write')
  const isOwn = mayWrite && identity?.['email'] === note.author
  const mayRemove = isOwn || (mayWrite && (may('staff.write') || !note.is_author_active))
  const [isAsked, setAsked] = useState(false)
  const [edited, setEdited] = useState<string>()
  const change = useAction(
    (text: string, idempotencyKey) =>
      changeCustomerNote(api, { id, note: note.id, text, ifMatch: note.version, idempotencyKey }, { silent: true }),
    {
      done: 'resources.customers.done.noteChanged',
      onDone: () => setEdited(undefined),
      undo: ({ version }) =>
        changeCustomerNote(
          api,
          { id, note: note.id, text: note.text, ifMatch: version, idempotencyKey: newId() },
          { silent: true },
        ),
    },
  )
  const remove = useAction(
    (_: undefined, idempotencyKey) => removeCustomerNote(api, { id, note: note.id, idempotencyKey }, { silent: true }),
    { done: 'resources.customers.done.noteRemoved', onDone: () => setAsked(false) },
  )
  return (
    <li>
      <p className="as-written">{note.text}</p>
      <p className="quiet small">
        {[
          note.author,
          time(note.created_at),
          note.edited_at && translate('resources.customers.edited', { time: time(note.edited_at) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {mayRemove && (
        <span className="line">
          {isOwn && (
            <button type="button" className="link" onClick={() => setEdited(note.text)}>
              {translate('resources.customers.actions.changeNote')}
            </button>
          )}
          <button type="button" className="link" onClick={() => setAsked(true)}>
            {translate('resources.customers.actions.removeNote')}
          </button>
        </span>
      )}
      {edited !== undefined && (
        <Question
          title={translate('resources.customers.questions.changeNote')}
          confirm={translate('resources.customers.actions.saveNote')}
          onConfirm={() => change.mutate(edited)}
          onClose={() => setEdited(undefined)}
          isBusy={change.isPending}
          isDisabled={edited.trim() === ''}
          error={change.error}
        >
          <textarea
            className="input"
            value={edited}
            maxLength={LONGEST_NOTE}
            aria-label={translate('resources.customers.fields.note')}
            onChange={(event) => setEdited(event.target.value)}
          />
        </Question>
      )}
      {isAsked && (
        <Question
          title={translate('resources.customers.questions.removeNote')}
          confirm={translate('resources.customers.actions.removeNote')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsked(false)}
          isBusy={remove.isPending}
          error={remove.error}
          isFinal
        >
          <p className="as-written">{note.text}</p>
        </Question>
      )}
    </li>
  )
}

const NO_NOTE = { text: '' }

function NoteForm({ id }: { id: string }) {
  const translate = useTranslate()
  const field = useId()
  const { values, set, sent } = useTypedValues(`customer-note.${id}`, NO_NOTE)
  const add = useAction(
    (note: typeof NO_NOTE, idempotencyKey) => addCustomerNote(api, { id, ...note, idempotencyKey }, { silent: true }),
    {
      done: 'resources.customers.done.noteAdded',
      onDone: (_, note) => sent(note),
      undo: ({ id: note }) => removeCustomerNote(api, { id, note, idempotencyKey: newId() }, { silent: true }),
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate(values)
  }
  return (
    <form className="stack-2" onSubmit={submit}>
      <div className="field">
        <label htmlFor={field}>{translate('resources.customers.fields.note')}</label>
        <textarea
          id={field}
          className="input"
          value={values.text}
          maxLength={LONGEST_NOTE}
          aria-describedby={`${field}-hint`}
          onChange={(event) => set({ text: event.target.value })}
        />
        <p className="hint" id={`${field}-hint`}>
          {translate('resources.customers.noteHint')}
        </p>
        <ActionError error={add.error} field="text" />
      </div>
      <div className="line end">
        <button type="submit" className="button button--plain" disabled={add.isPending || values.text.trim() === ''}>
          {translate('resources.customers.actions.addNote')}
        </button>
      </div>
    </form>
  )
}
