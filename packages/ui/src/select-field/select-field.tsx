import type { ComponentProps } from 'react'
import controls from '../field/control.module.css'
import { describeField, Field, type FieldTexts } from '../field/field.tsx'

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'name' | 'id' | 'className' | 'style' | 'children' | 'multiple'> & {
    name: string
    id?: string
    options: readonly { value: string; text: string }[]
  }

/** One of a list that is too long to be laid out; a short one is a `ChoiceGroup`. */
export function SelectField({ name, id = name, label, hint, error, optional, options, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...rest}
        name={name}
        {...describeField(id, { hint, error })}
        className={`${controls.control} ${controls.select}`}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
