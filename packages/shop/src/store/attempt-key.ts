import { newId } from '@dabali/api-client'
import { useRef } from 'react'

type Attempt = { content: string; key: string }

/**
 * Idempotency keys of a form. A retry after a lost answer has the key of the first attempt, so that it has no second effect; other
 * content has another key, because the API refuses a key that it knows with other content.
 */
export function createAttemptKeys() {
  let attempt: Attempt = { content: '', key: '' }
  return {
    /** The key of this content. */
    of(content: object): string {
      const text = JSON.stringify(content)
      if (attempt.content !== text) attempt = { content: text, key: newId() }
      return attempt.key
    },
    /** After success: the same content is sent on purpose from then on. */
    finish() {
      attempt = { content: '', key: '' }
    },
  }
}

export function useAttemptKeys() {
  const keys = useRef<ReturnType<typeof createAttemptKeys>>(undefined)
  keys.current ??= createAttemptKeys()
  return keys.current
}
