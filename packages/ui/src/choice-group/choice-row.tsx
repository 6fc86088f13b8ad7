import type { ReactNode } from 'react'
import styles from './choice-group.module.css'

export type Choice = {
  value: string
  text: string
  hint?: string | undefined
  /** What stands at the end of the row, for example its price. */
  detail?: ReactNode
  /** The reason why it cannot be chosen. It stays in sight. */
  closed?: string | undefined
}

type ChoiceRowProps = {
  id: string
  name: string
  choice: Choice
  checked: { checked: boolean } | { defaultChecked: boolean }
  required: boolean | undefined
  onChoose: (value: string) => void
}

export function ChoiceRow({ id, name, choice, checked, required, onChoose }: ChoiceRowProps) {
  const { value, text, hint, detail, closed } = choice
  const described = [detail && `${id}-detail`, hint && `${id}-hint`, closed && `${id}-closed`].filter(Boolean).join(' ')
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        {...checked}
        required={required}
        disabled={Boolean(closed)}
        className={styles.dot}
        aria-labelledby={`${id}-text`}
        aria-describedby={described || undefined}
        onChange={() => onChoose(value)}
      />
      <span className={styles.text} id={`${id}-text`}>
        {text}
      </span>
      {detail && (
        <span className={styles.detail} id={`${id}-detail`}>
          {detail}
        </span>
      )}
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {closed && (
        <span className={styles.why} id={`${id}-closed`}>
          {closed}
        </span>
      )}
    </label>
  )
}
