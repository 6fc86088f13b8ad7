import { newId } from '@dabali/api-client'
import { useRef, useState } from 'react'
import { ShowBase, useInput, useResourceContext, useShowContext, useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useAction, useWrites } from '../../data/use-action.tsx'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { ConflictBlock } from '../../fields/conflict-block.tsx'
import { SelectField, TextField } from '../../fields/form-fields.tsx'
import { changedPaths, mergeValues } from '../../fields/merge-values.ts'
import { ReferenceListField, useNameOf } from '../../fields/reference-field.tsx'
import { FoundDraft, GOES_ON, LeaveQuestion, moveDraft, SaveBar, useDraft } from '../../fields/unsaved-changes.tsx'
import { useMergingSave } from '../../fields/use-merging-save.ts'
import { LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { flatten, toTree, useCategories } from './categories.ts'
import { ENTRY_FIELDS, ENTRY_PATHS, type Entry, type EntryValues, entryChanges, toEntryValues } from './entries.ts'

/** A contributor, publisher, category or series; a new one where the address names none. */
export default function EntryScreen() {
  const resource = useResourceContext() ?? ''
  const { id } = useParams()
  if (id === undefined) return <EntryForm key={resource} resource={resource} first={undefined} />
  return (
    <ShowBase resource={resource} {...STAYS_SHOWN}>
      <ShownEntry resource={resource} />
    </ShowBase>
  )
}

function ShownEntry({ resource }: { resource: string }) {
  const { record: entry, error, isPending, refetch } = useShowContext<Entry>()
  if (error && !entry) return <LoadError error={error} retry={refetch} />
  if (isPending || !entry) return <LoadingRows />
  return <EntryForm key={`${resource} ${entry.id}`} resource={resource} first={entry} />
}

type EntryFormProps = { resource: string; first: Entry | undefined }

function EntryForm({ resource, first }: EntryFormProps) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const provider = useWrites()
  const may = useMay()('catalogue.write')
  const form = useForm<EntryValues>({ defaultValues: toEntryValues(first) })
  const key = useRef(newId())
  const { record, conflict, setConflict, keep, discard, saving } = useMergingSave<Entry | undefined, EntryValues>({
    ...{ first, form, paths: ENTRY_PATHS, fields: ENTRY_FIELDS, toValues: toEntryValues },
    done: () => 'resources.entries.saved',
    async write(values, seen) {
      const data = { ...entryChanges(toEntryValues(seen), values), idempotencyKey: key.current }
      const { data: saved } = seen
        ? await provider.update(resource, { id: seen.id, data, previousData: seen })
        : await provider.create(resource, { data })
      key.current = newId()
      return saved as Entry
    },
  })
  const values = form.watch()
  const base = toEntryValues(record)
  const changes = changedPaths(ENTRY_PATHS, base, values).length
  const draft = useDraft(`${resource}.${first?.id ?? 'new'}`, { base, values, isDirty: changes > 0 })
  const takeUpDraft = () => {
    if (!draft.found) return
    const merge = mergeValues(ENTRY_PATHS, { base: draft.found.base, mine: draft.found.values, theirs: base })
    form.reset(merge.values)
    if (merge.conflicts.length > 0) setConflict({ ...merge, theirs: record })
    draft.forget()
  }
  const parentName = useParentName()
  const save = () =>
    saving.mutate(
      { values: form.getValues() },
      {
        onSuccess: (saved) => {
          if (first || !saved) return
          // The screen of the new entry begins with what was typed while it was created.
          const [stored, now] = [toEntryValues(saved), form.getValues()]
          const isTyped = changedPaths(ENTRY_PATHS, stored, now).length > 0
          moveDraft(`${resource}.new`, `${resource}.${saved.id}`, isTyped ? { base: stored, values: now } : undefined)
          navigate(`/${resource}/${saved.id}/show`, { replace: true, state: GOES_ON })
        },
      },
    )
  return (
    <FormProvider {...form}>
      <PageHead
        area="store"
        title={record ? nameOf(record) : translate(`resources.${resource}.new`)}
        actions={resource === 'categories' && record && may && <DeleteCategory category={record} />}
      />
      {draft.found && <FoundDraft at={draft.found.at} onTakeUp={takeUpDraft} onDiscard={draft.forget} />}
      {conflict?.theirs && (
        <ConflictBlock
          conflict={{ ...conflict, theirs: conflict.theirs }}
          fields="resources.entries.fields"
          isBusy={saving.isPending}
          onDiscard={() => discard(conflict.theirs)}
          show={{ parent_id: parentName }}
          onKeep={keep}
        />
      )}
      <form
        className="stack-6"
        onSubmit={(event) => {
          event.preventDefault()
          form.clearErrors()
          save()
        }}
      >
        <div className="side-by-side">
          <Section title={translate('resources.products.sections.texts')}>
            <div className="fields">
              <BilingualField source="name" label="resources.entries.fields.name" required disabled={!may} />
              <BilingualField source="summary" label="resources.entries.fields.summary" multiline disabled={!may} />
              <BilingualField source="body" label="resources.entries.fields.body" rich disabled={!may} />
            </div>
          </Section>
          <Section title={translate('resources.products.sections.facts')}>
            <div className="fields">
              {record && (
                <TextField
                  source="slug"
                  label="resources.products.fields.slug"
                  hint="resources.products.fields.slugHint"
                  required
                  disabled={!may}
                />
              )}
              <PublishedField disabled={!may} />
              {resource === 'categories' && <ParentField own={record?.id} disabled={!may} />}
              {resource === 'series' && (
                <ReferenceListField
                  source="works"
                  resource="products"
                  search="resources.series.search"
                  disabled={!may}
                />
              )}
            </div>
          </Section>
        </div>
        {may && <SaveBar changes={changes} isBusy={saving.isPending} error={saving.error} isNew={!record} />}
      </form>
      <LeaveQuestion isDirty={changes > 0} />
    </FormProvider>
  )
}

function PublishedField({ disabled }: { disabled: boolean }) {
  const translate = useTranslate()
  const { field } = useInput({ source: 'is_published', defaultValue: true })
  return (
    <label className="check">
      <input type="checkbox" checked={field.value === true} disabled={disabled} onChange={field.onChange} />
      <span>{translate('resources.entries.fields.is_published')}</span>
    </label>
  )
}

/** The category above; not itself, and none below it. */
function ParentField({ own, disabled }: { own: number | undefined; disabled: boolean }) {
  const nameOf = useNameOf()
  const { data = [] } = useCategories()
  const without = data.filter(({ id }) => id !== own)
  const rows = flatten(toTree(without))
  return (
    <SelectField
      source="parent_id"
      label="resources.entries.fields.parent_id"
      none="resources.categories.top"
      choices={rows.map(({ category, depth }) => [String(category.id), `${'– '.repeat(depth)}${nameOf(category)}`])}
      isId
      disabled={disabled}
      hint="resources.categories.parentHint"
    />
  )
}

/** The name of a category by its id, in the conflict of a category. */
function useParentName() {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { data = [] } = useCategories()
  return (id: unknown) => {
    const parent = data.find((category) => category.id === id)
    return parent ? nameOf(parent) : id === null ? translate('resources.categories.top') : String(id)
  }
}

function DeleteCategory({ category }: { category: Entry }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const provider = useWrites()
  const [isAsked, setAsked] = useState(false)
  const remove = useAction(
    (_: undefined) => provider.delete('categories', { id: category.id, previousData: category }),
    { done: 'resources.categories.deleted', onDone: () => navigate('/categories'), isLeft: () => true },
  )
  const isUsed = category.product_count > 0 || (category.child_count ?? 0) > 0
  return (
    <>
      <button
        type="button"
        className="button button--plain"
        disabled={isUsed}
        title={isUsed ? translate('resources.categories.inUse') : undefined}
        onClick={() => setAsked(true)}
      >
        {translate('resources.categories.delete')}
      </button>
      {isAsked && (
        <Question
          title={translate('resources.categories.deleteQuestion')}
          confirm={translate('resources.categories.delete')}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsked(false)}
          isBusy={remove.isPending}
          error={remove.error}
          isFinal
        />
      )}
    </>
  )
}
