'use client'

import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/text-field'
import type { SubmitEvent } from 'react'
import type { DoorTexts } from './door-texts.ts'
import styles from './typed-number.module.css'

type TypedNumberProps = { texts: DoorTexts['typed']; send: (code: string) => Promise<unknown> }

/** For a ticket that no camera reads. */
export function TypedNumber({ texts, send }: TypedNumberProps) {
  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('number') ?? '').trim()
    if (typed === '') return
    form.reset()
    await send(typed)
  }
  return (
    <form className={styles.form} onSubmit={check}>
      <TextField name="number" label={texts.label} hint={texts.hint} autoComplete="off" autoCapitalize="characters" />
      <Button type="submit" kind="plain">
        {texts.send}
      </Button>
    </form>
  )
}
