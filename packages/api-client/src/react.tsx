'use client'

import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import type { CallOptions, Client } from './client.ts'
import { type ApiError, isFatalNotFound } from './errors.ts'
import { isSameValue } from './is-same-value.ts'

const ClientContext = createContext<Client | undefined>(undefined)

/** Provides the client for `useCall`. Create the client once: with another one all data is fetched again. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('useCall is used outside of <ClientProvider>.')
  return client
}

export type UseCallOptions = Omit<CallOptions, 'signal'> & {
  /** Fetches again when the browser is back online. */
  refreshOnReconnect?: boolean
  /** The page is not about this call: a 404 is only an `error`, and never takes the page away. */
  background?: boolean
}

export type CallState<Answer> = {
  /** The last response to these arguments; it stays during a refresh, and when that fails. */
  data: Answer | undefined
  /** A request is under way. */
  pending: boolean
  /** Why the last request failed; `undefined` after the next success. */
  error: ApiError | undefined
  refresh: () => void
}

type Call<Args, Answer> = (client: Client, args: Args, options?: CallOptions) => Promise<Answer>

/** The result of a request: for which client, call and arguments, and of which refresh. */
type Result<Answer> = {
  request: readonly unknown[]
  round: number
  hasAnswer: boolean
  data?: Answer
  error?: ApiError
}

/**
 * Fetches what a component shows. The call must be the same function at every render: one of this package, or one
 * that is defined outside of the component. Arguments are compared by value (a file by its identity) and passed on as
 * they are; `null` means "not yet".
 *
 * A 404 before any response is thrown to the nearest error boundary; a later one is only an `error`, as is that of a
 * background call.
 */
export function useCall<Args, Answer>(
  call: Call<Args, Answer>,
  args: Args | null,
  { refreshOnReconnect = false, background = false, ...options }: UseCallOptions = {},
): CallState<Answer> {
  const client = useClient()
  const input = useStableValue({ args, options })
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<Result<Answer>>(NO_RESULT)
  const refresh = useCallback(() => setRound((before) => before + 1), [])

  useEffect(() => {
    if (input.args === null) return
    const controller = new AbortController()
    const { signal } = controller
    const request = [client, call, input]
    call(client, input.args, { ...input.options, signal }).then(
      (data) => signal.aborted || setResult({ request, round, hasAnswer: true, data }),
      (error) => signal.aborted || setResult((before) => ({ ...resultFor(before, request), round, error })),
    )
    return () => controller.abort()
  }, [client, call, input, round])

  useEffect(() => {
    if (!refreshOnReconnect) return
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [refreshOnReconnect, refresh])

  // A response to earlier arguments is never shown for these, not even for one frame.
  const { data, error, hasAnswer, round: resultRound } = resultFor(result, [client, call, input])
  if (error && (isBug(error) || (isFatalNotFound(error) && !hasAnswer && !background))) throw error
  return { data, pending: args !== null && resultRound !== round, error, refresh }
}

/** The first of equal values, so that a new object with the same content does not fetch again. */
function useStableValue<Value>(value: Value): Value {
  const [first, setFirst] = useState(value)
  if (isSameValue(first, value)) return first
  setFirst(value)
  return value
}

const NO_RESULT = { request: [], round: -1, hasAnswer: false }

function resultFor<Answer>(result: Result<Answer>, request: readonly unknown[]): Result<Answer> {
  return request.every((part, at) => part === result.request[at]) ? result : { ...NO_RESULT, request }
}

/** Not an error of the API but a bug, which the component cannot show. */
const isBug = (error: Error) => error.name !== 'ApiError'
