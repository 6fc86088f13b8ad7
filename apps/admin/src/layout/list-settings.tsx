import { newId } from '@dabali/api-client'
import { removeListFilter, renameListFilter, saveListFilter } from '@dabali/api-client/staff'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../data/api.ts'
import { type ListName, useListSettings } from '../data/list-settings.ts'
import { useAction } from '../data/use-action.tsx'
import { type FormField, FormFields, useDialogValues } from './dialog-form.tsx'
import { Question } from './question.tsx'

type Values = Readonly<Record<string, string>>
type SavedFilter = { id: string; name: string }

const NAME: FormField = { name: 'name', label: 'admin.savedFilters.name' }

type NameDialogProps = {
  list: ListName
  /** The filter to rename, or the values of a new one. */
  saved?: SavedFilter
  filter?: Values
  onClose: () => void
}

function NameDialog({ list, saved, filter = {}, onClose }: NameDialogProps) {
  const translate = useTranslate()
  // The same name for other values is another filter.
  const form = useDialogValues(`list.${list}.${saved?.id ?? JSON.stringify(filter)}`, () => ({
    name: saved?.name ?? '',
  }))
  const name = String(form.values.name)
  const save = useAction(
    (_: undefined, idempotencyKey) =>
      saved
        ? renameListFilter(api, { list, id: saved.id, name }, { silent: true })
        : saveListFilter(api, { list, name, filter, idempotencyKey }, { silent: true }),
    {
      done: saved ? 'admin.savedFilters.renamed' : 'admin.savedFilters.saved',
      keyOf: form.keyOf,
      onDone: form.sentThen(onClose),
    },
  )
  return (
    <Question
      title={translate(saved ? 'admin.savedFilters.renameQuestion' : 'admin.savedFilters.saveQuestion')}
      confirm={translate(saved ? 'admin.savedFilters.rename' : 'admin.savedFilters.save')}
      onConfirm={() => save.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={save.isPending}
      isDisabled={name.trim() === ''}
      error={save.error}
    >
      <FormFields
        fields={[NAME]}
        values={form.values}
        set={(typed) => form.setValues({ name: String(typed['name'] ?? '') })}
        error={save.error}
      />
    </Question>
  )
}

type RemoveDialogProps = {
  list: ListName
  saved: SavedFilter & { filter: Values }
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ list, saved, onClose, onRemoved }: RemoveDialogProps) {
  const translate = useTranslate()
  const remove = useAction((_: undefined) => removeListFilter(api, { list, id: saved.id }, { silent: true }), {
    done: 'admin.savedFilters.removed',
    undo: () =>
      saveListFilter(api, { list, name: saved.name, filter: saved.filter, idempotencyKey: newId() }, { silent: true }),
    onDone: onRemoved,
  })
  return (
    <Question
      title={translate('admin.savedFilters.removeQuestion', { name: saved.name })}
      confirm={translate('admin.savedFilters.remove')}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
      isBusy={remove.isPending}
      error={remove.error}
      isFinal
    />
  )
}

type ActionsProps = {
  list: ListName
  /** The saved filter that is shown; without one, the values can be saved. */
  saved?: (SavedFilter & { filter: Values }) | undefined
  filter: Values
}

/** Saves what is filtered now, or renames and removes the saved filter that is shown. */
export function SavedFilterActions({ list, saved, filter }: ActionsProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'name' | 'remove'>()
  const close = () => setOpen(undefined)
  const first = useRef<HTMLButtonElement>(null)
  const isRemoved = useRef(false)
  // The button that had the focus is gone with the filter.
  useEffect(() => {
    if (saved || !isRemoved.current) return
    isRemoved.current = false
    first.current?.focus()
  }, [saved])
  return (
    <div className="line views-actions">
      <button ref={first} type="button" className="link" onClick={() => setOpen('name')}>
        {translate(saved ? 'admin.savedFilters.rename' : 'admin.savedFilters.save')}
      </button>
      {saved && (
        <button type="button" className="link" onClick={() => setOpen('remove')}>
          {translate('admin.savedFilters.remove')}
        </button>
      )}
      {open === 'name' && (
        <NameDialog key={saved?.id ?? 'new'} list={list} filter={filter} onClose={close} {...(saved && { saved })} />
      )}
      {open === 'remove' && saved && (
        <RemoveDialog
          key={saved.id}
          list={list}
          saved={saved}
          onClose={close}
          onRemoved={() => {
            isRemoved.current = true
            close()
          }}
        />
      )}
    </div>
  )
}

type ChoosableColumn = { label: string; isFixed?: boolean; isOptional?: boolean }

/** The name under which a choice is stored: the last part of the message key. */
const nameOf = ({ label }: ChoosableColumn) => label.slice(label.lastIndexOf('.') + 1)

/** The columns of a list that the member wants to see, and the choice of them. */
export function useColumnChoice<Column extends ChoosableColumn>(columns: readonly Column[]) {
  const { settings, isKnown, isPending, setColumns } = useListSettings()
  const isShown = (column: Column) =>
    column.isFixed || (settings.columns ? settings.columns.includes(nameOf(column)) : !column.isOptional)
  const choosable = columns.filter(({ isFixed }) => !isFixed)
  return {
    isPending,
    shown: columns.filter(isShown),
    choice: isKnown && choosable.length > 1 && (
      <ColumnChoice
        columns={choosable.map((column) => ({ name: nameOf(column), label: column.label, isShown: isShown(column) }))}
        isOwn={settings.columns !== null}
        choose={setColumns}
      />
    ),
  }
}

type ChoiceProps = {
  columns: readonly { name: string; label: string; isShown: boolean | undefined }[]
  isOwn: boolean
  choose: (columns: string[] | null) => void
}

function ColumnChoice({ columns, isOwn, choose }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <details className="column-choice">
      <summary>{translate('admin.columns.title')}</summary>
      <div className="line">
        {columns.map(({ name, label, isShown }) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={isShown === true}
              onChange={({ target }) =>
                choose(
                  columns
                    .filter((other) => (other.name === name ? target.checked : other.isShown))
                    .map((other) => other.name),
                )
              }
            />
            <span>{translate(label)}</span>
          </label>
        ))}
        {isOwn && (
          <button
            type="button"
            className="link"
            onClick={(event) => {
              // The button is gone when there is nothing to reset.
              event.currentTarget.closest('details')?.querySelector('summary')?.focus()
              choose(null)
            }}
          >
            {translate('admin.columns.reset')}
          </button>
        )}
      </div>
    </details>
  )
}
