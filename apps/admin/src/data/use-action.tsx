import { newId } from '@dabali/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useContext, useEffect, useRef } from 'react'
import {
  DataProviderContext,
  Notification,
  useCloseNotification,
  useLogoutIfAccessDenied,
  useNotificationContext,
  useNotify,
  useTranslate,
} from 'react-admin'

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
 * A change outside of the forms of react-admin: shows a message when it is done, and loads again what is shown. A repeated attempt
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
    mutationFn: (args: Args) => act(args, keyOf?.() ?? key.current),
    // That of the record which is changed: when the answer arrives, a newer one may be shown.
    onMutate: () => undo,
    onSuccess: async (answer, args, inverse) => {
      key.current = newId()
      onDone?.(answer, args)
      if (done && (isDone?.(answer) ?? true))
        notify(done, { type: 'success', ...(inverse && undoIn(() => inverse(answer, args))) })
      await queries.invalidateQueries({ refetchType: isLeft?.(answer) ? 'none' : 'active' })
    },
    onError: (error) => logoutIfAccessDenied(error),
  })
}

/**
 * The data provider for writes. That of `useDataProvider`, `useCreate`, `useUpdate` and `useDelete` answers a write that was refused
 * because the session has ended as if it were done.
 */
export function useWrites() {
  const provider = useContext(DataProviderContext)
  if (!provider) throw new Error('There is no data provider.')
  return provider
}

/** How long a change can be undone by its message. */
const UNDO_MS = 10_000

/** What makes the message of a change offer to put it back. */
export const undoIn = (undo: () => Promise<unknown>) => ({
  autoHideDuration: UNDO_MS,
  action: <UndoButton undo={undo} />,
})

/**
 * A message stays while something else is pressed, so that its change can still be undone. It gives way to that of a later change,
 * which is then the one that Control Z undoes.
 */
function UntilNewerMessage({ children }: { children: ReactElement }) {
  const { notifications } = useNotificationContext()
  const close = useCloseNotification()
  useEffect(() => {
    if (notifications.length > 0) close()
  }, [notifications, close])
  return children
}

const SLOTS = { clickAwayListener: UntilNewerMessage }

export const Messages = () => <Notification slots={SLOTS} />

const WRITES_TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], [role="dialog"]'

/** In the message of a change: puts it back by a request of its own, also with Control Z where nobody writes. */
function UndoButton({ undo }: { undo: () => Promise<unknown> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const close = useCloseNotification()
  const queries = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => undo(),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(),
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest(WRITES_TEXT) !== null
      // A screen with a history of its own goes a step back instead.
      if (
        event.defaultPrevented ||
        isWriting ||
        event.key !== 'z' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey
      )
        return
      event.preventDefault()
      button.current?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className="link undo"
      aria-keyshortcuts="Control+Z"
      disabled={isPending}
      // Not when a later message is shown by then.
      onClick={() => mutate(undefined, { onSettled: close })}
    >
      {translate('ra.action.undo')}
    </button>
  )
}
