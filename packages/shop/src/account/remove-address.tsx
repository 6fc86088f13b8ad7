'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { Dialog } from '@dabali/ui/dialog'
import { type FormEvent, useState } from 'react'
import { DELETE_ADDRESS_ACTION } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { AccountTexts } from './account-texts.ts'
import styles from './addresses-screen.module.css'

type RemoveAddressProps = { id: string; name: string; texts: AccountTexts; language: Language }

/** Asks once more, where a script can; without one the press itself is the answer. */
export function RemoveAddress({ id, name, texts, language }: RemoveAddressProps) {
  const t = talk(texts, language)
  const [open, setOpen] = useState(false)
  const formId = `remove-${id}`
  const ask = (event: FormEvent) => {
    if (open) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <form id={formId} method="post" action={DELETE_ADDRESS_ACTION} onSubmit={ask}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="address" value={id} />
      <Button type="submit" kind="plain" aria-label={t('addressRemoveNamed', { name })}>
        {t('addressRemove')}
      </Button>
      <Dialog open={open} alert onClose={() => setOpen(false)} title={t('addressRemoveQuestion')}>
        <p>{name}</p>
        <div className={styles.question}>
          <Button kind="plain" onClick={() => setOpen(false)}>
            {t('addressKeep')}
          </Button>
          <Button type="submit" form={formId} kind="confirm">
            {t('addressRemove')}
          </Button>
        </div>
      </Dialog>
    </form>
  )
}
