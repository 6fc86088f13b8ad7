import { type CheckOut, newId } from '@dabali/api-client'
import { useLayoutEffect, useRef, useState } from 'react'

/** An order that was asked for and whose answer is not known: the same key finds the same order. */
export type CheckoutAttempt = { key: string; body: CheckOut }

const KEY = 'checkout-attempt'

export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The attempt that was not answered, also before a reload. */
export function openAttempt(storage: AttemptStorage): CheckoutAttempt | undefined {
  try {
    const { key, body } = Object(JSON.parse(storage.getItem(KEY) ?? 'null'))
    return typeof key === 'string' && typeof body === 'object' && body !== null ? { key, body } : undefined
  } catch {
    return undefined
  }
}

/** The attempt for this body: the open one when it asks for the very same, a new one otherwise. Kept before it is sent. */
export function beginAttempt(storage: AttemptStorage, body: CheckOut): CheckoutAttempt {
  const open = openAttempt(storage)
  const isSame = open !== undefined && JSON.stringify(open.body) === JSON.stringify(body)
  const attempt = isSame ? open : { key: newId(), body }
  try {
    storage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Full or forbidden: the key then lasts as long as the page.
  }
  return attempt
}

/** It was answered, whatever the answer was. */
export function endAttempt(storage: AttemptStorage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // Forbidden.
  }
}

/** What this tab remembers; nothing in a browser that forbids it. */
export function safeSessionStorage(): AttemptStorage {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

/** What stands in the form of the checkout, by the names of its fields. No card is ever among them. */
export type CheckoutDraft = Readonly<Record<string, string>>

const DRAFT_KEY = 'checkout'
/** What belongs to this purchase alone, and not to whoever buys. */
const OF_ONE_PURCHASE: readonly string[] = [
  'saved_address',
  'save_address',
  'is_gift',
  'recipient_name',
  'recipient_email',
  'gift_message',
  'deliver_on',
]

export function draftIn(form: FormData): CheckoutDraft {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

/** The same as a form, for whoever reads forms. */
export function formOf(draft: CheckoutDraft): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(draft)) form.set(name, text)
  return form
}

/** What was typed in this tab before; what cannot be read is nothing. */
export function loadDraft(storage: Pick<Storage, 'getItem'>): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(DRAFT_KEY) ?? '{}')
    const texts = Object.entries(Object(stored)).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(texts) as CheckoutDraft
  } catch {
    // Also thrown by a browser that forbids its storage.
    return {}
  }
}

/** Keeps what is typed for this tab; a browser that cannot is left without. */
export function saveDraft(storage: Pick<Storage, 'setItem'>, draft: CheckoutDraft): void {
  try {
    storage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Full or forbidden.
  }
}

/** After a purchase: who somebody is and where they live stays for the next one, the gift does not. */
export function withoutPurchase(draft: CheckoutDraft): CheckoutDraft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !OF_ONE_PURCHASE.includes(name)))
}

/**
 * The values the form starts with: what was kept, and above it what was typed before any script ran. `drawn` is what the
 * server rendered. Whether the basket is a gift is saved with the basket, so a kept draft may be older than that.
 */
export function mergeDrafts(stored: CheckoutDraft, typed: CheckoutDraft, rendered: CheckoutDraft): CheckoutDraft {
  const { is_gift: _, ...storedFields } = stored
  const fresh = Object.entries(typed).filter(([name, text]) => text !== '' && text !== (rendered[name] ?? ''))
  return { ...rendered, ...storedFields, ...Object.fromEntries(fresh) }
}

/** Boxes that are not ticked do not stand in what a form sends. */
const UNTICKED = { is_gift: '', save_address: '' }

/**
 * What stands in the form, kept for this tab with every key. `filling` grows when the fields are to begin anew with it: what
 * was kept before a reload, or typed before any script ran.
 */
export function useCheckoutDraft(rendered: CheckoutDraft) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(rendered)
  const [formVersion, setFormVersion] = useState(0)
  const focused = useRef<string>(undefined)

  // Before anything else can happen on the page: what is typed between the reading and the new fields would be lost.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = draftIn(new FormData(form.current))
    focused.current = document.activeElement?.id
    const merged = mergeDrafts(loadDraft(safeSessionStorage()), typed, rendered)
    saveDraft(safeSessionStorage(), merged)
    setDraft(merged)
    setFormVersion((before) => before + 1)
  }, [rendered])

  // The fields were made anew under whoever had begun to type.
  useLayoutEffect(() => {
    if (formVersion > 0 && focused.current) document.getElementById(focused.current)?.focus()
  }, [formVersion])

  function read() {
    if (!form.current) return
    // What has left the form, for another country or kind of parcel, is kept for when it comes back.
    const next = { ...draft, ...UNTICKED, ...draftIn(new FormData(form.current)) }
    saveDraft(safeSessionStorage(), next)
    setDraft(next)
  }

  return { form, draft, formVersion, read }
}
