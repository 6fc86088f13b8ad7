import { type CheckOut, newId } from '@dabali/api-client'

/** An order request without a known response: repeating its key finds the same order. */
export type CheckoutAttempt = { key: string; body: CheckOut }

const KEY = 'checkout-attempt'

export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The unanswered attempt, also after a reload. */
export function openAttempt(storage: AttemptStorage): CheckoutAttempt | undefined {
  try {
    const { key, body } = Object(JSON.parse(storage.getItem(KEY) ?? 'null'))
    return typeof key === 'string' && typeof body === 'object' && body !== null ? { key, body } : undefined
  } catch {
    return undefined
  }
}

/** The attempt for this body: the open one if its body is equal, else a new one. Stored before it is sent. */
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

/** Called after any response. */
export function endAttempt(storage: AttemptStorage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // Forbidden.
  }
}

/** The session storage, or an empty one where it is forbidden. */
export function safeSessionStorage(): AttemptStorage {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

/** The values of the checkout form by field name. Card data is never among them. */
export type CheckoutDraft = Readonly<Record<string, string>>

const DRAFT_KEY = 'checkout'
/** Fields of one purchase, which are not kept for the next. */
const OF_ONE_PURCHASE: readonly string[] = [
  'saved_address',
  'save_address',
  'shipping_slot',
  'is_gift',
  'recipient_name',
  'recipient_email',
  'gift_message',
  'deliver_on',
]

/** What the form sends besides what was typed. */
const HIDDEN_FIELDS: readonly string[] = [
  'language',
  'mode',
  'offer',
  'owner',
  'key',
  'shown_total',
  'shown_gift',
  'shown_slot',
  'vouchercode',
]

/** What was typed and chosen. A delivery time that is only preselected, `shown_slot`, is no choice. */
export function draftIn(form: FormData): CheckoutDraft {
  const isPreselected = ([name, value]: [string, FormDataEntryValue]) =>
    name === 'shipping_slot' && value === form.get('shown_slot')
  const isTyped = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === 'string' && !HIDDEN_FIELDS.includes(entry[0]) && !isPreselected(entry)
  return Object.fromEntries([...form].filter(isTyped))
}

/** The draft as FormData. */
export function formOf(draft: CheckoutDraft): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(draft)) form.set(name, text)
  return form
}

const OWNER_KEY = 'checkout-owner'

/**
 * Removes the draft and the attempt that another account has left in this tab, before they are read. A guest who logs in is
 * the same person. `owner` is the id of the account; empty for guests.
 */
export function claimDraft(storage: AttemptStorage, owner: string): void {
  try {
    const before = storage.getItem(OWNER_KEY)
    if (before !== '' && before !== owner) for (const key of [DRAFT_KEY, KEY]) storage.removeItem(key)
    storage.setItem(OWNER_KEY, owner)
  } catch {
    // Full or forbidden.
  }
}

/** The stored draft of this tab; empty when malformed. */
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

/** Stores the draft for this tab where possible. */
export function saveDraft(storage: Pick<Storage, 'setItem'>, draft: CheckoutDraft): void {
  try {
    storage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Full or forbidden.
  }
}

/** After a purchase: contact and address stay, gift fields go. */
export function withoutPurchase(draft: CheckoutDraft): CheckoutDraft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !OF_ONE_PURCHASE.includes(name)))
}

/** Fields that an account or its basket fills. */
const OF_ACCOUNT: readonly string[] = ['email', 'phone_number', 'first_name', 'recipient_name', 'recipient_email']

/**
 * The initial values: the stored draft, overridden by what was typed before hydration. `rendered` is the server's version. The
 * basket stores whether it is a gift, so a stored draft may be outdated there. A field that was stored empty, before a login, does
 * not replace what the account has.
 */
export function mergeDrafts(stored: CheckoutDraft, typed: CheckoutDraft, rendered: CheckoutDraft): CheckoutDraft {
  const isKept = ([name, text]: [string, string]) => name !== 'is_gift' && (text !== '' || !OF_ACCOUNT.includes(name))
  const storedFields = Object.fromEntries(Object.entries(stored).filter(isKept))
  const fresh = Object.entries(typed).filter(([name, text]) => text !== '' && text !== (rendered[name] ?? ''))
  return { ...rendered, ...storedFields, ...Object.fromEntries(fresh) }
}
