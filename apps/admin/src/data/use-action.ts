import { newId } from '@dabali/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { toHttpError } from './api.ts'

type Options<Args, Answer> = {
  /** The message key of what was done. */
  done?: string
  onDone?: (answer: Answer, args: Args) => void
}

/**
 * A change outside of the forms of react-admin: says that it was done, and loads again what is shown. A repeated attempt
 * after a failure sends the same idempotency key, unless something else is sent; the next change another one.
 */
export function useAction<Args, Answer>(
  act: (args: Args, idempotencyKey: string) => Promise<Answer>,
  { done, onDone }: Options<Args, Answer> = {},
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
        return await act(args, key.current)
      } catch (error) {
        throw toHttpError(error)
      }
    },
    onSuccess: async (answer, args) => {
      key.current = newId()
      onDone?.(answer, args)
      if (done) notify(done, { type: 'success' })
      await queries.invalidateQueries()
    },
    onError: (error) => logoutIfAccessDenied(error),
  })
}
