'use client'

import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import type { CallOptions, Client } from './client.ts'
import { type ApiError, isFatalNotFound } from './errors.ts'
import { isSameValue } from './is-same-value.ts'

const ClientContext = createContext<Client | undefined>(undefined)

/** Gives what is inside it the way to the API. Make the client once: with another one everything is asked again. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('useCall is used outside of <ClientProvider>.')
  return client
}

export type UseCallOptions = Omit<CallOptions, 'signal'> & {
  /** Asks again when the browser is back on the line. */
  refreshOnReconnect?: boolean
  /** The page is not about this call: a 404 is only an `error`, and never takes the page away. */
  background?: boolean
}

export type CallState<Answer> = {
  /** The last answer to these arguments; it stays while a newer one is asked for, and when that fails. */
  data: Answer | undefined
  /** An answer is on its way. */
  pending: boolean
  /** Why the last try failed; gone with the next answer. */
  error: ApiError | undefined
  refresh: () => void
}

type Call<Args, Answer> = (client: Client, args: Args, options?: CallOptions) => Promise<Answer>

/** What came of a question: who was asked, for what, and how often before. */
type Known<Answer> = {
  question: readonly unknown[]
  round: number
  hasAnswer: boolean
  data?: Answer
  error?: ApiError
}

/**
 * Asks the API for what a part shows. The call must be the same function at every render: one of this package, or one
 * that is defined outside of the component. Arguments are compared by value (a file by its identity) and handed over as
 * they are; `null` means "not yet".
 *
 * A 404 before there was any answer is thrown, for the nearest boundary to show; a later one is only an `error`, as is that
 * of a call in the background.
 */
export function useCall<Args, Answer>(
  call: Call<Args, Answer>,
  args: Args | null,
  { refreshOnReconnect = false, background = false, ...options }: UseCallOptions = {},
): CallState<Answer> {
  const client = useClient()
  const asked = useFirstOfSame({ args, options })
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<Known<Answer>>(NOTHING)
  const refresh = useCallback(() => setRound((before) => before + 1), [])

  useEffect(() => {
    if (asked.args === null) return
    const unwanted = new AbortController()
    const { signal } = unwanted
    const question = [client, call, asked]
    call(client, asked.args, { ...asked.options, signal }).then(
      (data) => signal.aborted || setKnown({ question, round, hasAnswer: true, data }),
      (error) => signal.aborted || setKnown((before) => ({ ...knownOf(before, question), round, error })),
    )
    return () => unwanted.abort()
  }, [client, call, asked, round])

  useEffect(() => {
    if (!refreshOnReconnect) return
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [refreshOnReconnect, refresh])

  // An answer to an earlier question is never shown as the answer to this one, not even for one frame.
  const { data, error, hasAnswer, round: knownRound } = knownOf(known, [client, call, asked])
  if (error && (isFault(error) || (isFatalNotFound(error) && !hasAnswer && !background))) throw error
  return { data, pending: args !== null && knownRound !== round, error, refresh }
}

/** The value as it was when it first was what it is: a new object that is the same asks for nothing new. */
function useFirstOfSame<Value>(value: Value): Value {
  const [first, setFirst] = useState(value)
  if (isSameValue(first, value)) return first
  setFirst(value)
  return value
}

const NOTHING = { question: [], round: -1, hasAnswer: false }

function knownOf<Answer>(known: Known<Answer>, question: readonly unknown[]): Known<Answer> {
  return question.every((part, at) => part === known.question[at]) ? known : { ...NOTHING, question }
}

/** Not what the API answered, but a mistake in the program, which no part can show. */
const isFault = (error: Error) => error.name !== 'ApiError'
