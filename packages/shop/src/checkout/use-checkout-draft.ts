import { useLayoutEffect, useRef, useState } from 'react'
import {
  type CheckoutDraft,
  draftIn,
  loadDraft,
  mergeDrafts,
  safeSessionStorage,
  saveDraft,
} from './checkout-form-state.ts'
import type { PostedCheckout } from './checkout-outcome.ts'

/** Unticked checkboxes are missing in FormData. */
const UNTICKED = { is_gift: '', save_address: '' }

/**
 * The draft of the form, stored with every change. `formVersion` grows when the fields must be rendered again with restored
 * values. `posted` was sent before the scripts ran, so it is newer than what is stored.
 */
export function useCheckoutDraft(rendered: CheckoutDraft, posted: PostedCheckout | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(rendered)
  const [formVersion, setFormVersion] = useState(0)
  const focused = useRef<string>(undefined)

  // A layout effect: input between reading and re-rendering would be lost.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = draftIn(new FormData(form.current))
    focused.current = document.activeElement?.id
    const isNew = posted?.result !== undefined
    const stored = { ...loadDraft(safeSessionStorage()), ...(isNew && posted.draft) }
    const merged = mergeDrafts(stored, typed, rendered)
    saveDraft(safeSessionStorage(), merged)
    // From here on the stored draft is the newer one, also after a reload.
    if (isNew) history.replaceState(history.state, '', withoutSent(location.href))
    setDraft(merged)
    setFormVersion((before) => before + 1)
  }, [rendered, posted])

  // Restores the focus after the fields were rendered again.
  useLayoutEffect(() => {
    if (formVersion > 0 && focused.current) document.getElementById(focused.current)?.focus()
  }, [formVersion])

  /** Stores what is typed, with a choice that was made outside the fields. */
  function update(choice: CheckoutDraft): CheckoutDraft {
    if (!form.current) return draft
    // Fields that are hidden for the chosen country keep their values.
    const next = { ...draft, ...UNTICKED, ...draftIn(new FormData(form.current)), ...choice }
    saveDraft(safeSessionStorage(), next)
    setDraft(next)
    return next
  }

  return { form, draft, formVersion, update }
}

/** The address of the page without the sign that the form was sent. */
function withoutSent(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('sent')
  return url.href
}
