import type { CSSProperties } from 'react'
import type * as Sonner from 'sonner'
import { IntentLink } from '../intent-link/intent-link.tsx'
import styles from './toaster.module.css'

/** A message at the edge of the screen: `s` for success, `e` for an error. */
export type Toast = {
  kind: 's' | 'e'
  text: string
  link?: { href: string; text: string }
  /** Something to do, such as to undo what the toast tells. */
  button?: { text: string; onPress: () => void }
}
export type ToasterProps = { label: string; closeText: string }
export type SonnerModule = Pick<typeof Sonner, 'toast' | 'Toaster'>
export type SonnerToasts = ReturnType<typeof createSonnerToasts>

const DURATION_MS = 5000
const MAX_TOASTS = 3

const OFFSET = {
  // A page with a bar at the bottom sets `--foot-bar`.
  bottom: 'calc(var(--s-4) + var(--foot-bar, 0px) + var(--line-bar, 0px) + env(safe-area-inset-bottom))',
  left: 'var(--gutter)',
  right: 'var(--gutter)',
}
// Inline, because sonner's own style sheet sets these and comes later.
const LIST_STYLE = { '--width': 'min(26rem, 100%)', zIndex: 'var(--z-toast)', fontFamily: 'inherit' } as CSSProperties

/** The adapter to sonner and the list of toasts. Loaded together with sonner. */
export function createSonnerToasts({ toast: sonner, Toaster: SonnerToaster }: SonnerModule) {
  /** The visible toasts by text, oldest first. */
  const shown = new Map<string, { id: number; toast: Toast }>()
  let lastId = 0

  function show(toast: Toast, duration = DURATION_MS) {
    const { kind, text, link, button } = toast
    const id = shown.get(text)?.id ?? ++lastId
    shown.set(text, { id, toast })
    const forget = () => {
      if (shown.get(text)?.id === id) shown.delete(text)
    }
    const action = link ? (
      <IntentLink href={link.href} onClick={() => sonner.dismiss(id)}>
        {link.text}
      </IntentLink>
    ) : (
      button && <ToastButton {...button} dismiss={() => sonner.dismiss(id)} />
    )
    const options = { id, duration, action, onAutoClose: forget, onDismiss: forget }
    if (kind === 's') sonner.success(text, options)
    else sonner.error(<span role="alert">{text}</span>, options)
    const [oldest] = shown.values()
    if (oldest && shown.size > MAX_TOASTS) {
      shown.delete(oldest.toast.text)
      sonner.dismiss(oldest.id)
    }
  }

  /** Sonner waits while the pointer is over a toast, but not while one has the focus. */
  function setDuration(duration: number) {
    for (const { toast } of [...shown.values()]) show(toast, duration)
  }

  function List({ label, closeText }: ToasterProps) {
    return (
      <SonnerToaster
        className={styles.toasts}
        style={LIST_STYLE}
        position="bottom-left"
        offset={OFFSET}
        mobileOffset={OFFSET}
        gap={12}
        visibleToasts={MAX_TOASTS}
        expand
        closeButton
        containerAriaLabel={label}
        icons={{ success: null, error: null, close: <Cross /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeText,
          classNames: { toast: styles.toast, error: styles.error, content: styles.text, closeButton: styles.close },
        }}
      />
    )
  }

  return {
    show: (toast: Toast) => show(toast),
    pause: () => setDuration(Number.POSITIVE_INFINITY),
    resume: () => setDuration(DURATION_MS),
    List,
  }
}

type ToastButtonProps = NonNullable<Toast['button']> & { dismiss: () => void }

function ToastButton({ text, onPress, dismiss }: ToastButtonProps) {
  const press = () => {
    dismiss()
    onPress()
  }
  return (
    <button type="button" className={styles.button} onClick={press}>
      {text}
    </button>
  )
}

function Cross() {
  return (
    <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  )
}
