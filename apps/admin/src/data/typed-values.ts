import { useRef, useState } from 'react'
import { knownAccount, TYPED } from './auth-provider.ts'

/**
 * What an account has typed in a form, as long as the tab is open: a session may end before it is sent. Never for
 * passwords or codes.
 */
export function typedStore<Values>(form: string, account = knownAccount()) {
  const key = `${TYPED}${account}.${form}`
  return {
    read(): Values | undefined {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    write(values: Values): void {
      if (account === undefined) return
      try {
        sessionStorage.setItem(key, JSON.stringify(values))
      } catch {
        // A full store must not stop the member from typing.
      }
    },
    forget(): void {
      sessionStorage.removeItem(key)
    },
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values of a form that are there again after the next login. `sent` empties the form, unless more was typed. */
export function useTypedValues<Values>(form: string, empty: Values, account = knownAccount()) {
  const [store] = useState(() => typedStore<Values>(form, account))
  const [values, setValues] = useState(() => store.read() ?? empty)
  const now = useRef(values)
  const set = (typed: Values) => {
    now.current = typed
    setValues(typed)
    store.write(typed)
  }
  const sent = (saved: Values) => {
    if (!isSame(now.current, saved)) return
    set(empty)
    store.forget()
  }
  return { values, set, sent }
}
