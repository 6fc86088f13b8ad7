import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { conflictOf } from '../data/api.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { type FormField, FormFields, type FormValues, type useDialogValues } from './dialog-form.tsx'
import { Question } from './question.tsx'

type FormDialogProps = {
  title: string
  /** The words of the button: a verb and its object. */
  confirm: string
  form: ReturnType<typeof useDialogValues<FormValues>>
  fields: readonly FormField[]
  save: { mutate: (nothing: undefined) => void; reset: () => void; isPending: boolean; error: unknown }
  onClose: () => void
  isDisabled?: boolean
  isWide?: boolean
  /** What can't be undone is confirmed in green. */
  isFinal?: boolean
  /** The words of the button that closes it; without them: Cancel. */
  close?: string
  /** What is above the fields. */
  before?: ReactNode
  /** The names of what else is in the form, by the fields of the API. */
  names?: Readonly<Record<string, string>>
  children?: ReactNode
}

/** Fields that are sent together, with what the API says about them. */
export function FormDialog({
  form,
  fields,
  save,
  isWide = true,
  before,
  children,
  names: moreNames,
  ...question
}: FormDialogProps) {
  const translate = useTranslate()
  const names = Object.fromEntries(fields.map(({ name, problemAt, label }) => [problemAt ?? name, translate(label)]))
  return (
    <Question
      {...question}
      onConfirm={() => save.mutate(undefined)}
      typed={form}
      isBusy={save.isPending}
      error={save.error}
      names={{ ...names, ...moreNames }}
      isWide={isWide}
    >
      {before}
      <FormFields fields={fields} values={form.values} set={form.setValues} error={save.error} />
      {children}
    </Question>
  )
}

type RecordDialogProps<Thing> = FormDialogProps & {
  /** The fields that a conflict is about, if there are more than the form shows. */
  compared?: readonly FormField[]
  read: (current: Thing) => FormValues
  /** What the form goes on with after a conflict, if not the chosen values as they are. */
  takeChosen?: (current: Thing, chosen: FormValues) => FormValues
  /** The version of a record that counts it in another field. */
  versionOf?: (current: Thing) => number
}

/** A record in a dialog: what another member has saved meanwhile is a choice, field by field. */
export function RecordDialog<Thing extends object>({
  compared,
  read,
  takeChosen = (_, chosen) => chosen,
  versionOf = (current) => Number(Reflect.get(current, 'version')),
  ...dialog
}: RecordDialogProps<Thing>) {
  const { form, fields, save, before, isDisabled = false } = dialog
  const notice = (
    <ConflictNotice<Thing>
      error={save.error}
      fields={compared ?? fields}
      values={form.values}
      base={form.start}
      read={read}
      choose={(current, chosen) => {
        form.goOnFrom(read(current), versionOf(current), takeChosen(current, chosen))
        save.reset()
      }}
    />
  )
  return (
    <FormDialog
      {...dialog}
      isDisabled={isDisabled || conflictOf(save.error) !== undefined}
      before={
        <>
          {notice}
          {before}
        </>
      }
    />
  )
}
