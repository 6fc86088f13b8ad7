/** Words in the corner of the screen: `s` for what went well, `e` for what did not. */
type Toast = { kind: 's' | 'e'; text: string; link?: { href: string; text: string } }
export type QueuedToast = Toast & { id: number }

/** More than three at once are read by nobody. */
const MOST = 3
const NONE: readonly QueuedToast[] = []

let queue = NONE
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly QueuedToast[]) {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a toast for five seconds. The same words do not stand there twice. */
export function showToast(toast: Toast): void {
  lastId += 1
  change([...queue.filter(({ text }) => text !== toast.text), { ...toast, id: lastId }].slice(-MOST))
}

export function dismissToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id))
}

export function toastsNow(): readonly QueuedToast[] {
  return queue
}

export function toastsOnServer(): readonly QueuedToast[] {
  return NONE
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
