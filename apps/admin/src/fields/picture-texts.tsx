import { changeStaffPicture } from '@dabali/api-client/staff'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { api, conflictOf } from '../data/api.ts'
import { useAction } from '../data/use-action.tsx'
import { ConflictNotice } from '../layout/conflict-notice.tsx'
import type { FormField, FormValues } from '../layout/dialog-form.tsx'
import { Question } from '../layout/question.tsx'
import { BilingualField, type BilingualText } from './bilingual-field.tsx'
import type { StaffPicture } from './crop.ts'

export type PictureTexts = { alt: BilingualText; credit: BilingualText }

const FIELDS: readonly FormField[] = (['alt', 'credit'] as const).flatMap((name) =>
  (['en', 'ne'] as const).map((lang) => ({ name: `${name}.${lang}`, label: `admin.picture.${name}`, lang })),
)

const toValues = ({ alt, credit }: PictureTexts): FormValues => ({
  ...{ 'alt.en': alt.en ?? '', 'alt.ne': alt.ne ?? '' },
  ...{ 'credit.en': credit.en ?? '', 'credit.ne': credit.ne ?? '' },
})

const toWords = (values: FormValues): PictureTexts => {
  const text = (name: string) => String(values[name] ?? '')
  return {
    alt: { en: text('alt.en'), ne: text('alt.ne') },
    credit: { en: text('credit.en'), ne: text('credit.ne') },
  }
}

type TextsConflictProps = {
  error: unknown
  form: UseFormReturn<PictureTexts>
  /** What the form began with. */
  base: StaffPicture
  onChosen: (theirs: StaffPicture) => void
}

/** What another member has written meanwhile: each text that both have changed is a choice. */
export const TextsConflict = ({ error, form, base, onChosen }: TextsConflictProps) => (
  <ConflictNotice<StaffPicture>
    error={error}
    fields={FIELDS}
    values={toValues(form.getValues())}
    base={toValues(base)}
    read={toValues}
    choose={(theirs, chosen) => {
      form.reset(toWords(chosen))
      onChosen(theirs)
    }}
  />
)

type AltTextQuestionProps = { picture: StaffPicture; onClose: () => void }

/** The alt text and the credit of a stored picture. */
export function AltTextQuestion({ picture: opened, onClose }: AltTextQuestionProps) {
  const translate = useTranslate()
  // As it was opened: what is typed stays when the picture is loaded again.
  const [picture, setPicture] = useState(opened)
  const { name, version, alt, credit } = picture
  const form = useForm<PictureTexts>({ defaultValues: { alt, credit } })
  const save = useAction(
    (words: PictureTexts, idempotencyKey) =>
      changeStaffPicture(api, { name, ...words, ifMatch: version, idempotencyKey }, { silent: true }),
    { done: 'admin.picture.wordsDone', onDone: onClose },
  )
  return (
    <Question
      title={translate('admin.picture.editWords')}
      confirm={translate('admin.picture.saveWords')}
      onConfirm={() => save.mutate(form.getValues())}
      onClose={onClose}
      isBusy={save.isPending}
      isDisabled={conflictOf(save.error) !== undefined}
      error={save.error}
      isWide
    >
      <TextsConflict
        error={save.error}
        form={form}
        base={picture}
        onChosen={(theirs) => {
          setPicture(theirs)
          save.reset()
        }}
      />
      <FormProvider {...form}>
        <BilingualField source="alt" label="admin.picture.alt" hint="admin.picture.altText" multiline />
        <BilingualField source="credit" label="admin.picture.credit" />
      </FormProvider>
    </Question>
  )
}
