import { PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { useTranslate } from 'react-admin'
import { fieldError } from '../../data/api.ts'
import { type FormField, FormFields, type FormValues } from '../../layout/dialog-form.tsx'
import { Status, type Tone } from '../../layout/parts.tsx'

/** One box for each class of products. */
export const CLASS_FIELDS: readonly FormField[] = PRODUCT_CLASSES.map((name) => ({
  name: `class.${name}`,
  label: `resources.orders.classes.${name}`,
  type: 'check',
}))

export const readClasses = (classes: readonly string[] | null): FormValues =>
  Object.fromEntries(PRODUCT_CLASSES.map((name) => [`class.${name}`, classes?.includes(name) ?? false]))

/** No box means all products. */
export function writeClasses(values: FormValues): ProductClass[] | null {
  const chosen = PRODUCT_CLASSES.filter((name) => values[`class.${name}`] === true)
  return chosen.length === 0 ? null : chosen
}

type ClassFieldsProps = { values: FormValues; set: (values: FormValues) => void; error: unknown }

export function ClassFields({ values, set, error }: ClassFieldsProps) {
  const translate = useTranslate()
  const wrong = fieldError(error, 'product_classes')
  return (
    <fieldset className="stack-2">
      <legend className="legend">{translate('resources.vouchers.fields.classes')}</legend>
      <p className="hint">{translate('resources.vouchers.classesHint')}</p>
      <FormFields fields={CLASS_FIELDS} values={values} set={set} error={undefined} />
      {wrong && (
        <p className="error-text" role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}

/** The names of classes, or that all products count. */
export function useClassNames() {
  const translate = useTranslate()
  return (classes: readonly string[] | null): string =>
    classes === null
      ? translate('resources.vouchers.allProducts')
      : classes.map((name) => translate(`resources.orders.classes.${name}`)).join(', ')
}

const TONES: Readonly<Record<string, Tone>> = { planned: 'w', active: 's', used_up: 'n', ended: 'o' }

export function RuleState({ state }: { state: 'planned' | 'active' | 'used_up' | 'ended' }) {
  const translate = useTranslate()
  return <Status tone={TONES[state] ?? 'o'}>{translate(`resources.vouchers.states.${state}`)}</Status>
}
