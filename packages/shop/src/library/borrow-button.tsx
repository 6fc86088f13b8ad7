'use client'

import { borrowItem } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { useState } from 'react'
import { apiErrorText } from '../i18n/api-error-text.ts'
import { libraryItemPath } from '../paths.ts'
import { useClient, useToast } from '../store/store-hooks.ts'

type BorrowButtonProps = {
  /** The address of the product. */
  url: string
  language: Language
  texts: { borrow: string; name: string; failed: string }
}

/** Puts a work into the library that a pass opens, and leads to it. */
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
