'use client'

import { type LibraryAccess, openOrderItem } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { type ComponentType, type SubmitEvent, useState } from 'react'
import { apiErrorText } from '../i18n/api-error-text.ts'
import { openOrderedWorkAction } from '../paths.ts'
import { useClient } from '../store/store-hooks.ts'
import styles from './open-item.module.css'
import type { PlayerTexts, UnlockedItemProps } from './unlocked-item.tsx'

export type ItemTexts = { open: string; download: string; note: string; notOpened: string; player: PlayerTexts }

type OpenWorkProps = {
  id: string
  /** Of the order it came with, which is enough for a guest. */
  hash: string
  title: string
  language: Language
  texts: ItemTexts
}

/** Asks for the addresses of a guest's work and shows what they open; they are short-lived, so it can be pressed again. */
export function OpenItem({ id, hash, title, language, texts }: OpenWorkProps) {
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
    <div className={styles.work}>
      <form method="post" action={openOrderedWorkAction(hash, id)} onSubmit={open}>
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
