import { type RefObject, useCallback, useEffect, useState } from 'react'

/** What stands in a field that somebody else draws, from the moment it is typed until it is left or turned down. */
export function useTypedWords(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<string>()
  const close = useCallback(() => setTyped(undefined), [])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const read = () => setTyped(field.value)
    // What was typed before this part was there.
    if (document.activeElement === field && field.value !== field.defaultValue) read()
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['input', 'click']) field.addEventListener(name, read, { signal })
    field.addEventListener('blur', close, { signal })
    return () => listening.abort()
  }, [input, close])
  return { typed, close }
}
