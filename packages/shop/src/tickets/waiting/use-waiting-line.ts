import { type FormEvent, useState } from 'react'
import { useClient } from '../../store/use-client.ts'
import type { Talk } from '../../texts/talk.ts'
import type { SaleTextKey } from '../choosing/sale-texts.ts'

export type Waiting = { isPending: boolean; joined: string | undefined; problem: string | undefined }

const OPEN: Waiting = { isPending: false, joined: undefined, problem: undefined }

export type WaitingLine = {
  of: (kind: number) => Waiting
  join: (kind: number, event: FormEvent<HTMLFormElement>) => Promise<void>
}

/** Puts somebody in line for kinds of tickets that are sold out, and knows what came of it. */
export function useWaitingLine(slug: string, t: Talk<SaleTextKey>): WaitingLine {
  const client = useClient()
  const [line, setLine] = useState<Readonly<Record<number, Waiting>>>({})
  const say = (kind: number, news: Partial<Waiting>) =>
    setLine((before) => ({ ...before, [kind]: { ...OPEN, ...news } }))

  async function join(kind: number, event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (line[kind]?.isPending) return
    const form = event.currentTarget
    say(kind, { isPending: true })
    const act = await import('./join-line.ts').catch(() => undefined)
    if (!act) return form.submit()
    say(kind, await act.joinLine(client, { slug, kind, form: new FormData(form), t }))
  }
  return { of: (kind) => line[kind] ?? OPEN, join }
}
