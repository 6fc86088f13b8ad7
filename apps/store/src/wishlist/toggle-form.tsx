// On every book page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import type { Client } from '@dabali/api-client'
import { isLoggedIn, type Language } from '@dabali/domain'
import { isOffline, selectStoreData, useClient, useShopSelector, useToast } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { type FormEvent, useEffect, useState } from 'react'
import styles from './toggle-form.module.css'

type ToggleCalls = {
  /** Whether it is on. */
  read: (client: Client, key: string) => Promise<boolean>
  turnOn: (client: Client, key: string) => Promise<unknown>
  turnOff: (client: Client, key: string) => Promise<unknown>
}

type ToggleFormProps = {
  /** The slug that the calls are about. */
  slug: string
  calls: ToggleCalls
  /** Where the form goes without scripts, and for visitors who are not logged in. */
  action: string
  language: Language
  texts: { off: string; on: string; turnedOn: string; turnedOff: string; failed: string }
  /** Shown with the message that it is on. */
  link?: { href: string; text: string }
  /** In a list of what is on: it is turned off, and the list calls this afterwards. */
  onTurnedOff?: (() => void) | undefined
  /** The accessible name where there are several on a page. */
  label?: string | undefined
  isWide?: boolean
}

/** The button is gone once the list is rendered again: the focus moves to the heading of the page. */
function moveFocusFrom(form: HTMLFormElement) {
  const heading = document.querySelector('h1')
  if (!heading || !form.contains(document.activeElement)) return
  heading.tabIndex = -1
  heading.focus()
}

/** A button that turns something of the account on and off: saves a work, follows an author. */
export function ToggleForm({
  slug,
  calls,
  action,
  language,
  texts,
  link,
  onTurnedOff,
  label,
  isWide,
}: ToggleFormProps) {
  const client = useClient()
  const showToast = useToast()
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const isListed = onTurnedOff !== undefined
  const [isOn, setOn] = useState(isListed)
  const [pending, setPending] = useState(false)

  useEffect(() => {
    if (!isIn || isListed) return
    let isActive = true
    // Without an answer the button turns it on, which is harmless.
    calls.read(client, slug).then(
      (found) => isActive && setOn(found),
      () => undefined,
    )
    return () => {
      isActive = false
    }
  }, [calls, client, isIn, isListed, slug])

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (!isIn || isOffline()) return
    event.preventDefault()
    const form = event.currentTarget
    if (pending) return
    setPending(true)
    try {
      await (isOn ? calls.turnOff : calls.turnOn)(client, slug)
      setOn(!isOn)
      showToast({ kind: 's', text: isOn ? texts.turnedOff : texts.turnedOn, ...(!isOn && link && { link }) })
      if (onTurnedOff) {
        moveFocusFrom(form)
        onTurnedOff()
      }
    } catch {
      showToast({ kind: 'e', text: texts.failed })
    }
    setPending(false)
  }

  return (
    <form className={isListed ? undefined : styles.spaced} method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="change" value={isOn ? 'remove' : 'add'} />
      <Button type="submit" kind="plain" wide={isWide} pending={pending} aria-label={label}>
        {isOn ? texts.on : texts.off}
      </Button>
    </form>
  )
}
