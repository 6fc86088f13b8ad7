import { type ChangeEvent, lazy, type ReactNode, Suspense, useId } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import { FieldNotes } from './form-fields.tsx'

const LANGUAGES = ['en', 'ne'] as const
type FieldLanguage = (typeof LANGUAGES)[number]
export type BilingualText = { en?: string; ne?: string }

const NAMES: Record<FieldLanguage, string> = { en: 'English', ne: 'नेपाली' }
const RichText = lazy(() => import('./rich-text.tsx').then(({ RichText: editor }) => ({ default: editor })))

/** Whether one language has a text and the other has none. */
export const isLanguageMissing = (text: BilingualText | undefined, language: FieldLanguage): boolean =>
  !text?.[language]?.trim() && LANGUAGES.some((other) => text?.[other]?.trim())

type LanguageErrors = { [language in FieldLanguage]?: { message?: string } }

type BilingualFieldProps = {
  /** The field of the record, `{ en?, ne? }`. */
  source: string
  /** A message key. */
  label: string
  multiline?: boolean
  /** HTML with paragraphs, headings, lists, emphasis and links. */
  rich?: boolean
  required?: boolean
  /** A message key: what is shown below the field. */
  hint?: string
  /** Begins the message keys of what a missing language means; `null` where it means nothing. */
  missing?: string | null
  disabled?: boolean
}

/** English and Nepali side by side in one row of a form of react-admin. A missing language has a yellow bar. */
export function BilingualField({ source, label, hint, missing = 'admin.fields.missing', ...is }: BilingualFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const { field, fieldState } = useInput<{ [source: string]: BilingualText }>({ source, defaultValue: {} })
  const value: BilingualText = field.value || {}
  const error = fieldState.error?.message
  // The API names the language where only one text is wrong: `useInput` only learns of errors of the field as a whole.
  const { errors } = useFormState({ name: source })
  const inLanguages: LanguageErrors = get(errors, source) ?? {}
  return (
    <div className="pair" data-field={source}>
      {LANGUAGES.map((language) => {
        const isMissing = missing !== null && isLanguageMissing(value, language)
        const own = inLanguages[language]?.message
        const notes = [
          hint && `${id}-hint`,
          isMissing && `${id}-${language}-missing`,
          error && `${id}-error`,
          own && `${id}-${language}-error`,
        ]
        return (
          <div key={language} className={isMissing ? 'field field--missing' : 'field'}>
            <OneLanguage
              {...is}
              id={`${id}-${language}`}
              language={language}
              label={translate(label)}
              value={value[language] ?? ''}
              onChange={(text) => field.onChange({ ...value, [language]: text })}
              onBlur={field.onBlur}
              isInvalid={error !== undefined || own !== undefined}
              describedBy={notes.filter(Boolean).join(' ') || undefined}
            />
            {isMissing && (
              <p className="warn-text" id={`${id}-${language}-missing`}>
                {translate(`${missing}.${language}`)}
              </p>
            )}
            <FieldNotes id={`${id}-${language}`} hint={undefined} error={own} />
          </div>
        )
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type OneLanguageProps = Pick<BilingualFieldProps, 'multiline' | 'rich' | 'required' | 'disabled'> & {
  id: string
  language: FieldLanguage
  label: string
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  isInvalid: boolean
  describedBy: string | undefined
}

function OneLanguage({
  id,
  language,
  label,
  value,
  onChange,
  onBlur,
  isInvalid,
  describedBy,
  ...is
}: OneLanguageProps) {
  const translate = useTranslate()
  const { multiline = false, rich = false, required = false, disabled = false } = is
  const shared = {
    id,
    lang: language,
    disabled,
    value,
    onBlur,
    'aria-required': required || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  }
  const name = (
    <>
      {label} <span className="quiet">{NAMES[language]}</span>
    </>
  )
  if (rich)
    return (
      <Suspense fallback={<RichTextFrame label={name} />}>
        <RichText {...shared} label={name} onChange={onChange} />
      </Suspense>
    )
  const typed = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value)
  return (
    <>
      <label htmlFor={id}>
        <span>{name}</span>
        {!required && <span className="opt">{translate('admin.optional')}</span>}
      </label>
      {multiline ? (
        <textarea {...shared} className="input" onChange={typed} />
      ) : (
        <input {...shared} className="input" onChange={typed} />
      )}
    </>
  )
}

/** Where the editor will be, so that nothing moves when its code has loaded. */
const RichTextFrame = ({ label }: { label: ReactNode }) => (
  <>
    <span className="legend">
      <span>{label}</span>
    </span>
    <div className="rich" />
  </>
)
