import type { ComponentProps } from 'react'
import controls from '../field/control.module.css'
import { describeField, Field, type FieldTexts } from '../field/field.tsx'

type Taken = keyof FieldTexts | 'name' | 'id' | 'className' | 'style'
type OneLine = Omit<ComponentProps<'input'>, Taken> & { multiline?: false }
type ManyLines = Omit<ComponentProps<'textarea'>, Taken> & { multiline: true; type?: never }
type TextFieldProps = FieldTexts & { name: string; id?: string } & (OneLine | ManyLines)

/** One thing to type, with its name always in sight. */
export function TextField({ name, id = name, label, hint, error, optional, ...rest }: TextFieldProps) {
  const tied = { name, ...describeField(id, { hint, error }) }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {rest.multiline ? <Lines {...rest} {...tied} /> : <Line {...rest} {...tied} />}
    </Field>
  )
}

function Line({ multiline, type = 'text', ...rest }: OneLine & { name: string }) {
  return <input {...rest} type={type} className={controls.control} />
}

function Lines({ multiline, rows = 4, ...rest }: ManyLines & { name: string }) {
  return <textarea {...rest} rows={rows} className={`${controls.control} ${controls.lines}`} />
}
