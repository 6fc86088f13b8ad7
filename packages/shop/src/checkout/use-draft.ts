import { useLayoutEffect, useRef, useState } from 'react'
import { type CheckoutDraft, draftIn, mergeDrafts, rememberDraft, rememberedDraft } from './checkout-draft.ts'
import { tabStorage } from './tab-storage.ts'

/** Boxes that are not ticked do not stand in what a form sends. */
const UNTICKED = { is_gift: '', save_address: '' }

/**
 * What stands in the form, kept for this tab with every key. `filling` grows when the fields are to begin anew with it: what
 * was kept before a reload, or typed before any script ran.
 */
export function useDraft(drawn: CheckoutDraft) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drawn)
  const [filling, setFilling] = useState(0)
  const focused = useRef<string>(undefined)

  // Before anything else can happen on the page: what is typed between the reading and the new fields would be lost.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = draftIn(new FormData(form.current))
    focused.current = document.activeElement?.id
    const begun = mergeDrafts(rememberedDraft(tabStorage()), typed, drawn)
    rememberDraft(tabStorage(), begun)
    setDraft(begun)
    setFilling((before) => before + 1)
  }, [drawn])

  // The fields were made anew under whoever had begun to type.
  useLayoutEffect(() => {
    if (filling > 0 && focused.current) document.getElementById(focused.current)?.focus()
  }, [filling])

  function read() {
    if (!form.current) return
    // What has left the form, for another country or kind of parcel, is kept for when it comes back.
    const next = { ...draft, ...UNTICKED, ...draftIn(new FormData(form.current)) }
    rememberDraft(tabStorage(), next)
    setDraft(next)
  }

  return { form, draft, filling, read }
}
