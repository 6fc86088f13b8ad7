'use no memo'

import type { Language } from '@dabali/domain'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { joinWaitingListPath } from '../../paths.ts'
import { useClient } from '../../store/store.ts'
import { type TicketKind, waitingFormId } from '../ticket-selection/ticket-options.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import styles from './waiting-list-fields.module.css'
import type { Waiting, WaitingListFields } from './waiting-list-fields.tsx'

const OPEN: Waiting = { isPending: false, joined: undefined, problem: undefined, sent: undefined }

export type WaitingList = {
  of: (kind: number) => Waiting
  join: (kind: number, event: FormEvent<HTMLFormElement>) => Promise<void>
  /** The fields with the result, once they are loaded. */
  Fields: typeof WaitingListFields | undefined
  loadFields: () => Promise<void>
}

type WaitingListOptions = { slug: string; language: Language; texts: SaleMessages }

/** Joins the waiting lists of sold-out ticket types and keeps the results. */
export function useWaitingList({ slug, language, texts }: WaitingListOptions): WaitingList {
  const client = useClient()
  const [entries, setEntries] = useState<Readonly<Record<number, Waiting>>>({})
  const [Fields, setFields] = useState<typeof WaitingListFields>()
  const focused = useRef<{ form: HTMLFormElement; index: number }>(undefined)
  const update = (kind: number, change: Partial<Waiting>) =>
    setEntries((before) => ({ ...before, [kind]: { ...OPEN, ...change } }))

  // Restores the focus when the loaded fields replace the server's.
  useEffect(() => {
    if (!focused.current || !Fields) return
    const { form, index } = focused.current
    const control = form.elements[index]
    if (control instanceof HTMLElement) control.focus()
    focused.current = undefined
  })

  async function loadFields() {
    const part = await import('./waiting-list-fields.tsx')
    setFields(() => part.WaitingListFields)
  }
  async function join(kind: number, event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (entries[kind]?.isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const sent = { email: String(data.get('email') ?? ''), quantity: String(data.get('quantity') ?? '') }
    const index = [...form.elements].indexOf(document.activeElement ?? form)
    if (index >= 0) focused.current = { form, index }
    update(kind, { isPending: true, sent })
    const loaded = await Promise.all([import('../ticket-selection/submit-tickets.ts'), loadFields()]).catch(
      () => undefined,
    )
    if (!loaded) return form.submit()
    update(kind, {
      sent,
      ...(await loaded[0].joinWaitingListFrom(client, { slug, kind, form: data, language, texts })),
    })
  }
  return { of: (kind) => entries[kind] ?? OPEN, join, Fields, loadFields }
}

type WaitingListPartProps = {
  kind: TicketKind
  /** The server-rendered fields; missing for a type that sold out since. */
  fields: ReactNode
  waitingList: WaitingList
  language: Language
  texts: SaleMessages
}

/** The waiting list of a sold-out type; its code loads on submit. */
export function WaitingListPart({ kind, fields, waitingList, language, texts }: WaitingListPartProps) {
  const waiting = waitingList.of(kind.id)
  const { Fields, loadFields } = waitingList
  const isMissing = !fields && !Fields
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The pressed button is gone with the form.
    if (waiting.joined && document.activeElement === document.body) result.current?.focus()
  }, [waiting.joined])
  useEffect(() => {
    // Joining the waiting list needs a connection, too.
    if (isMissing) loadFields().catch(() => undefined)
  }, [isMissing])
  const isLive = Fields && (waiting.sent || !fields)
  return (
    <div className={styles.waiting}>
      {!waiting.joined &&
        (isLive ? <Fields kind={kind} waiting={waiting} language={language} texts={texts} /> : fields)}
      <p className={styles.joined} role="status" ref={result} tabIndex={-1}>
        {waiting.joined}
      </p>
    </div>
  )
}

type WaitingListFormsProps = {
  kinds: readonly TicketKind[]
  slug: string
  language: Language
  waitingList: WaitingList
}

export function WaitingListForms({ kinds, slug, language, waitingList }: WaitingListFormsProps) {
  return kinds
    .filter(({ state }) => state === 'sold_out')
    .map(({ id }) => (
      <form
        key={id}
        id={waitingFormId(id)}
        hidden
        method="post"
        action={joinWaitingListPath(slug)}
        onSubmit={(event) => waitingList.join(id, event)}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="kind" value={id} />
      </form>
    ))
}
