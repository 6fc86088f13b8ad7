'use client'

import { describeField } from '../field/describe-field.ts'
import fields from '../field/field.module.css'
import { FieldError } from '../field/field-error.tsx'
import styles from './choice-group.module.css'
import { type Choice, ChoiceRow } from './choice-row.tsx'

type ChoiceGroupProps = {
  name: string
  legend: string
  id?: string
  options: readonly Choice[]
  /** The chosen one, where the parent keeps it; the empty text is none. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
  required?: boolean | undefined
}

/** One of a few, each laid out with its reason, its price, and why it is closed. A closed one is never the chosen one. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, id = name, options, value, defaultValue, onChange, error, required } = props
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
      <div className={styles.choices}>
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
