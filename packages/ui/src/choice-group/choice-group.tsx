'use client'

import type { ReactNode } from 'react'
import fields from '../field/field.module.css'
import { describeField, FieldError } from '../field/field.tsx'
import styles from './choice-group.module.css'

export type Choice = {
  value: string
  text: string
  hint?: string | undefined
  /** The end of the row, for example a price. */
  detail?: ReactNode
  /** The reason why it is disabled; always visible. */
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
        <span className={styles.reason} id={`${id}-closed`}>
          {closed}
        </span>
      )}
    </label>
  )
}

type ChoiceGroupProps = {
  name: string
  legend: string
  id?: string
  options: readonly Choice[]
  /** The selected value of a controlled group; empty for none. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** Short options beside each other. */
  tiles?: boolean
}

/** A radio group; each option has an optional hint, detail and reason why it is disabled. A disabled option is never selected. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, id = name, options, value, defaultValue, onChange, error, required, tiles } = props
  const { 'aria-invalid': invalid, ...tied } = describeField(id, { error })
  const chosen = (choice: Choice) =>
    value === undefined
      ? { defaultChecked: choice.value === defaultValue && !choice.closed }
      : { checked: choice.value === value && !choice.closed }
  return (
    <fieldset
      {...tied}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a group of radios can say that it is wrong.
      role="radiogroup"
      aria-invalid={invalid}
      aria-required={required}
      className={error ? `${styles.group} ${fields.wrong}` : styles.group}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={tiles ? styles.tiles : styles.choices}>
        {options.map((choice, index) => (
          <ChoiceRow
            key={choice.value}
            id={`${id}-${index}`}
            name={name}
            choice={choice}
            checked={chosen(choice)}
            required={required}
            onChoose={(next) => onChange?.(next)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
