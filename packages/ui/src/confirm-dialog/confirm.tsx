'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { ConfirmRequest } from './confirm-dialog.tsx'

let queue: readonly ConfirmRequest[] = []
let lastId = 0
const listeners = new Set<() => void>()

function updateQueue(next: readonly ConfirmRequest[]) {
  queue = next
  for (const listener of listeners) listener()
}

/** Adds a request to the queue; one dialog is open at a time. */
export function enqueueRequest(words: Omit<ConfirmRequest, 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const answer = (goOn: boolean) => {
      updateQueue(queue.filter((request) => request.id !== id))
      resolve(goOn)
    }
    updateQueue([...queue, { ...words, id, answer }])
  })
}

export function currentRequest(): ConfirmRequest | undefined {
  return queue[0]
}

export function subscribeRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

type ConfirmOptions = { title: string; text: string; confirmText: string; cancelText: string }
type AlertOptions = { title: string; text: string; closeText: string }

/** Asks for confirmation; resolves with `true` when the visitor confirms. */
export function confirm({ title, text, confirmText, cancelText }: ConfirmOptions): Promise<boolean> {
  return enqueueRequest({ title, text, goOn: confirmText, cancel: cancelText })
}

/** Shows a message that has to be acknowledged. */
export async function alert({ title, text, closeText }: AlertOptions): Promise<void> {
  await enqueueRequest({ title, text, goOn: closeText })
}

const onServer = () => undefined

/** Renders the dialogs, once on a page. The dialog is loaded with the first request. */
export function DialogHost() {
  const request = useSyncExternalStore(subscribeRequests, currentRequest, onServer)
  const [part, setPart] = useState<{ ConfirmDialog: ComponentType<{ request: ConfirmRequest }> }>()
  const isMissing = request !== undefined && !part

  useEffect(() => {
    if (!isMissing) return
    // Offline it cannot be loaded; the native dialog is always there.
    import('./confirm-dialog.tsx').then(setPart, answerNatively)
  }, [isMissing])

  return request && part ? <part.ConfirmDialog key={request.id} request={request} /> : null
}

function answerNatively() {
  for (let request = currentRequest(); request; request = currentRequest()) {
    const words = `${request.title}\n\n${request.text}`
    if (request.cancel) request.answer(window.confirm(words))
    else {
      window.alert(words)
      request.answer(true)
    }
  }
}
