'use no memo'

import type { Language } from '@dabali/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useClient } from '../../store/use-client.ts'
import type { SaleTexts } from '../choosing/sale-texts.ts'
import type { WaitingFields } from './waiting-fields.tsx'

export type Waiting = {
  isPending: boolean
  joined: string | undefined
  problem: string | undefined
  /** What was typed when it was sent, which the fields show again. */
  sent: { email: string; quantity: string } | undefined
}
const OPEN: Waiting = { isPending: false, joined: undefined, problem: undefined, sent: undefined }

export type WaitingLine = {
  of: (kind: number) => Waiting
  join: (kind: number, event: FormEvent<HTMLFormElement>) => Promise<void>
  /** The fields with what came of sending them, as soon as they are loaded. */
  Fields: typeof WaitingFields | undefined
  loadFields: () => Promise<void>
}

type LineOfEvent = { slug: string; language: Language; texts: SaleTexts }

/** Puts somebody in line for kinds of tickets that are sold out, and knows what came of it. */
export function useWaitingLine({ slug, language, texts }: LineOfEvent): WaitingLine {
  const client = useClient()
  const [line, setLine] = useState<Readonly<Record<number, Waiting>>>({})
  const [Fields, setFields] = useState<typeof WaitingFields>()
  const focused = useRef<{ form: HTMLFormElement; index: number }>(undefined)
  const say = (kind: number, news: Partial<Waiting>) =>
    setLine((before) => ({ ...before, [kind]: { ...OPEN, ...news } }))

  // The fields of the server give way to those that know what was sent; the focus stays where it was.
  useEffect(() => {
    if (!focused.current || !Fields) return
    const { form, index } = focused.current
    const control = form.elements[index]
    if (control instanceof HTMLElement) control.focus()
    focused.current = undefined
  })

  async function loadFields() {
    const part = await import('./waiting-fields.tsx')
    setFields(() => part.WaitingFields)
  }
  async function join(kind: number, event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (line[kind]?.isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const sent = { email: String(data.get('email') ?? ''), quantity: String(data.get('quantity') ?? '') }
    const index = [...form.elements].indexOf(document.activeElement ?? form)
    if (index >= 0) focused.current = { form, index }
    say(kind, { isPending: true, sent })
    const act = await Promise.all([import('./join-line.ts'), loadFields()]).catch(() => undefined)
    if (!act) return form.submit()
    say(kind, { sent, ...(await act[0].joinLine(client, { slug, kind, form: data, language, texts })) })
  }
  return { of: (kind) => line[kind] ?? OPEN, join, Fields, loadFields }
}
