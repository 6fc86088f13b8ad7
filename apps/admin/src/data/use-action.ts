import { newId } from '@dabali/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { toHttpError } from './api.ts'
import { undoIn } from './undo-button.tsx'

type Options<Args, Answer> = {
  /** The message key of what was done. */
  done?: string
  /** Whether something has changed; by default always. */
  isDone?: (answer: Answer) => boolean
  /** Puts the change back, by another request; offered in the message of what was done. */
  undo?: (answer: Answer, args: Args) => Promise<unknown>
  onDone?: (answer: Answer, args: Args) => void
  /** Whether `onDone` leaves the screen because what it shows is gone, so that it is not asked for again. */
  isLeft?: (answer: Answer) => boolean
  /** The idempotency key of what is sent now, where it lasts longer than the screen. */
  keyOf?: () => string
}

/**
 * A change outside of the forms of react-admin: says that it was done, and loads again what is shown. A repeated attempt
 * after a failure sends the same idempotency key, unless something else is sent; the next change another one.
 */
export function useAction<Args, Answer>(
  act: (args: Args, idempotencyKey: string) => Promise<Answer>,
  { done, isDone, undo, onDone, isLeft, keyOf }: Options<Args, Answer> = {},
) {
  const key = useRef(newId())
  const queries = useQueryClient()
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    // Without a connection it fails at once. It would be sent later otherwise, when nobody expects it.
    networkMode: 'always',
    mutationFn: async (args: Args) => {
      try {
        return await act(args, keyOf?.() ?? key.current)
      } catch (error) {
        throw toHttpError(error)
      }
    },
    onSuccess: async (answer, args) => {
      key.current = newId()
      onDone?.(answer, args)
      if (done && (isDone?.(answer) ?? true))
        notify(done, { type: 'success', ...(undo && undoIn(() => undo(answer, args))) })
      await queries.invalidateQueries({ refetchType: isLeft?.(answer) ? 'none' : 'active' })
    },
    onError: (error) => logoutIfAccessDenied(error),
  })
}
