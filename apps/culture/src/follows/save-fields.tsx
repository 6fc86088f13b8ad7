'use no memo'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import type { SubmitEventHandler } from 'react'
import { SAVE_ACTION } from '../paths.ts'
import type { Thing } from './follow-things.ts'
import styles from './follows.module.css'

export type SaveFormProps = {
  items: readonly {
    thing: Thing
    text: string
    /** Follows the text for screen readers, where there are several such buttons on a page. */
    name?: string
  }[]
  language: Language
}

type SaveFieldsProps = SaveFormProps & {
  /** The things that are on, with the text of their button. */
  on?: Readonly<Partial<Record<Thing, string>>>
  pending?: Thing | undefined
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/** The form itself: each button sends what it is about. */
export function SaveFields({ items, language, on = {}, pending, onSubmit }: SaveFieldsProps) {
  return (
    <form className={`${styles.form} no-print`} method="post" action={SAVE_ACTION} onSubmit={onSubmit}>
      <input type="hidden" name="language" value={language} />
      {items.map(({ thing, text, name }) => (
        <Button
          key={thing}
          type="submit"
          kind="plain"
          name={on[thing] ? 'remove' : 'add'}
          value={thing}
          pending={pending === thing}
        >
          {on[thing] ?? text}
          {name && <span className="visually-hidden"> {name}</span>}
        </Button>
      ))}
    </form>
  )
}
