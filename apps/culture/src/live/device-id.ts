import { newId } from '@dabali/api-client'

const KEY = 'live-device'

/**
 * The id of this tab, which holds its place in front of a stream. It stays the same when the page is loaded again: where
 * the browser blocks storage, the name of the window carries it.
 */
export function deviceId(): string {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored) return stored
    const made = newId()
    sessionStorage.setItem(KEY, made)
    return made
  } catch {
    const [key, named] = window.name.split(' ')
    if (key === KEY && named) return named
    const made = newId()
    window.name = `${KEY} ${made}`
    return made
  }
}
