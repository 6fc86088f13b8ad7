'use client'

import { borrowItem, type LibraryAccess, openOrderItem } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { type ComponentType, type SubmitEvent, useState } from 'react'
import { libraryItemPath, openOrderedItemPath } from '../paths.ts'
import { apiErrorText, useClient, useToast } from '../store/store.ts'
import styles from './open-item.module.css'
import type { ItemTexts, UnlockedItemProps } from './unlocked-item.tsx'

type BorrowButtonProps = {
  /** The address of the product. */
  url: string
  language: Language
  texts: { borrow: string; name: string; failed: string }
}

/** Borrows an item of a subscription and opens it. */
export function BorrowButton({ url, language, texts }: BorrowButtonProps) {
  const client = useClient()
  const showToast = useToast()
  const [pending, setPending] = useState(false)

  async function borrow() {
    if (pending) return
    setPending(true)
    try {
      const { id } = await borrowItem(client, { url }, { silent: true })
      location.assign(localPath(language, libraryItemPath(id)))
    } catch (error) {
      showToast({ kind: 'e', text: apiErrorText(error, texts.failed) })
      setPending(false)
    }
  }

  return (
    <Button kind="plain" pending={pending} onClick={borrow} aria-label={texts.name}>
      {texts.borrow}
    </Button>
  )
}

type OpenItemProps = {
  id: string
  /** The order hash, which authorises a guest. */
  hash: string
  title: string
  language: Language
  texts: ItemTexts
}

/** Fetches the short-lived file URLs of a guest's item and shows them; it can be pressed again. */
export function OpenItem({ id, hash, title, language, texts }: OpenItemProps) {
  const client = useClient()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const [opened, setOpened] = useState<{ access: LibraryAccess; Part: ComponentType<UnlockedItemProps> }>()

  async function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setError(undefined)
    try {
      const [access, { UnlockedItem }] = await Promise.all([
        openOrderItem(client, { hash, id }, { silent: true }),
        import('./unlocked-item.tsx'),
      ])
      setOpened({ access, Part: UnlockedItem })
    } catch (failure) {
      setError(apiErrorText(failure, texts.notOpened))
    }
    setPending(false)
  }

  return (
    <div className={styles.item}>
      <form method="post" action={openOrderedItemPath(hash, id)} onSubmit={open}>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" pending={pending} aria-label={`${texts.open}: ${title}`}>
          {texts.open}
        </Button>
      </form>
      <p role="alert" className={styles.error} hidden={!error}>
        {error}
      </p>
      {opened && (
        <opened.Part
          key={opened.access.expires_at}
          id={id}
          title={title}
          access={opened.access}
          language={language}
          texts={texts}
        />
      )}
    </div>
  )
}
