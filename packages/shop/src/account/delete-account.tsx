'use client'

import { type Language, localPath } from '@dabali/domain'
import { Button, buttonClasses } from '@dabali/ui/button'
import { Dialog } from '@dabali/ui/dialog'
import { TextField } from '@dabali/ui/text-field'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { DELETE_ACCOUNT_ACTION, PROFILE_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { AccountTexts } from './account-texts.ts'
import type { DeleteStep } from './delete-step.ts'
import { OnceForm } from './once-form.tsx'
import styles from './profile-screen.module.css'

type DeleteAccountProps = { step: DeleteStep | undefined; texts: AccountTexts; language: Language }

/** The end of an account: asked for in a dialog, or on the page itself where no script runs or more is to be said. */
export function DeleteAccount({ step, texts, language }: DeleteAccountProps) {
  const t = talk(texts, language)
  const [open, setOpen] = useState(false)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  if (step) {
    return (
      <div className={styles.actions} id="delete">
        <h3>{t('deleteTitle')}</h3>
        <DeleteForm step={step} texts={texts} language={language}>
          <a className={buttonClasses({ kind: 'plain', wide: true })} href={localPath(language, PROFILE_PATH)}>
            {t('deleteKeep')}
          </a>
        </DeleteForm>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <p>{t('deleteText')}</p>
      <a
        className={buttonClasses({ kind: 'plain' })}
        href={`${localPath(language, PROFILE_PATH)}?delete=ask#delete`}
        onClick={ask}
      >
        {t('delete')}
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('deleteTitle')}>
        <DeleteForm step="ask" texts={texts} language={language}>
          <Button kind="plain" wide onClick={() => setOpen(false)}>
            {t('deleteKeep')}
          </Button>
        </DeleteForm>
      </Dialog>
    </div>
  )
}

type DeleteFormProps = {
  step: DeleteStep
  texts: AccountTexts
  language: Language
  /** The way back, before the last press. */
  children: ReactNode
}

function DeleteForm({ step, texts, language, children }: DeleteFormProps) {
  const t = talk(texts, language)
  const needsCode = step === 'code' || step === 'wrong-code'
  return (
    <OnceForm action={DELETE_ACCOUNT_ACTION} language={language} kind="confirm" submitText={t('deleteForEver')}>
      <p>{t('deleteConsequence')}</p>
      {step === 'code' && <p role="status">{t('deleteCodeSent')}</p>}
      <TextField
        name="word"
        label={t('deleteWordLabel', { word: t('deleteWord') })}
        autoComplete="off"
        autoCapitalize="none"
        required
        error={step === 'word' ? t('deleteWordWrong', { word: t('deleteWord') }) : undefined}
      />
      {needsCode && (
        <TextField
          name="code"
          label={t('codeField')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          error={step === 'wrong-code' ? t('problemCode') : undefined}
        />
      )}
      {children}
    </OnceForm>
  )
}
