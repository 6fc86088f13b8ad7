'use client'

import { shareWishlist, stopSharingWishlist } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { useClient, useToast } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SHARE_WISHLIST_ACTION } from '../paths.ts'
import { WishlistButton, type WishlistTexts } from './wishlist-button.tsx'

type RemoveButtonProps = { product: string; language: Language; texts: WishlistTexts; label: string }

/** Removes a work from the list, which is then rendered again. */
export function RemoveButton(props: RemoveButtonProps) {
  const router = useRouter()
  return <WishlistButton {...props} onRemoved={() => router.refresh()} />
}

type ShareChange = 'share' | 'renew' | 'stop'

type ShareFormProps = {
  change: ShareChange
  language: Language
  texts: { submit: string; done: string; failed: string }
  children?: ReactNode
}

/** Turns the public link on, renames the list, renews the link or turns it off. */
export function ShareForm({ change, language, texts, children }: ShareFormProps) {
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const name = new FormData(event.currentTarget).get('name')
    try {
      if (change === 'stop') await stopSharingWishlist(client, {}, { silent: true })
      else if (change === 'renew') await shareWishlist(client, { renew: true }, { silent: true })
      else await shareWishlist(client, { name: String(name ?? '') }, { silent: true })
      showToast({ kind: 's', text: texts.done })
      router.refresh()
    } catch {
      showToast({ kind: 'e', text: texts.failed })
    }
    setPending(false)
  }

  return (
    <form method="post" action={SHARE_WISHLIST_ACTION} onSubmit={submit}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="change" value={change} />
      {children}
      <Button type="submit" kind="plain" pending={pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
