import { type FormEvent, useEffect, useRef } from 'react'

const CAN_BE_FILLED = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * After a failed submit the focus goes to the first wrong field, else back to the button that was pressed, or to the first field
 * where that is disabled now. A browser drops the focus of what is disabled while the form is sent.
 */
export function useErrorFocus(error: unknown, isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isBusy || !error || !pressed.current) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const button = pressed.current.matches(':disabled') ? undefined : pressed.current
    pressed.current = null
    const target = find('[aria-invalid=true]') ?? button ?? find(CAN_BE_FILLED)
    target?.focus()
  }, [error, isBusy])
  return {
    form,
    /** To be called when the form is sent. */
    rememberButton({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
      const { submitter } = nativeEvent as SubmitEvent
      pressed.current = submitter ?? currentTarget.querySelector('[type=submit]')
    },
  }
}
