import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldErrors } from '../data/api.ts'
import { undoIn } from '../data/use-action.tsx'
import { useFormat } from '../i18n/format.ts'
import { changedPaths, currentOf, keepTyped, type Merge, mergeValues } from './merge-values.ts'

export type OpenConflict<State, Values> = Merge<Values> & { theirs: State }

type Save<State, Values extends FieldValues, Extra> = {
  /** The record as the screen was opened. */
  first: State
  form: UseFormReturn<Values>
  /** The parts that are merged by themselves. */
  paths: readonly string[]
  toValues: (state: State) => Values
  /** Writes with the version of `seen`; what is in between, as after the first of two requests, is taken. */
  write: (values: Values, seen: State, extra: Extra | undefined, take: (state: State) => void) => Promise<State>
  /** The message key of what was done. */
  done: (extra: Extra | undefined) => string
  /** The request that puts it back, where there is one. */
  undo?: (saved: State, extra: Extra | undefined) => (() => Promise<State>) | undefined
  /** Names of the fields of the API that have another name in the form. */
  fields?: Readonly<Record<string, string>>
}

type Sent<State, Values, Extra> = { values: Values; extra?: Extra | undefined; seen?: State }

/**
 * Saves a form with the version that was seen. What another member has saved meanwhile is merged where only one of both has
 * changed a field, and is a choice for the rest. What is typed while a save runs stays in the form as a change that is not
 * saved yet.
 */
export function useMergingSave<State, Values extends FieldValues, Extra = undefined>(save: Save<State, Values, Extra>) {
  const { first, form, paths, toValues, write, done, undo, fields } = save
  const queries = useQueryClient()
  const notify = useNotify()
  const { number } = useFormat()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [record, setRecord] = useState(first)
  const [conflict, setConflict] = useState<OpenConflict<State, Values> & { extra?: Extra | undefined }>()
  /** What the form had when the save that runs was begun. */
  const begun = useRef<Values>(undefined)

  /** Shows `values` in the form, but for what was typed since the save was begun. */
  function show(values: Values) {
    const now = form.getValues()
    const shown = begun.current ? keepTyped(paths, { begun: begun.current, now, values }) : values
    form.reset(values)
    for (const path of changedPaths(paths, values, shown)) {
      const [name = ''] = path.split('.')
      form.setValue(name as Path<Values>, Reflect.get(shown, name), { shouldDirty: true })
    }
  }

  async function attempt(values: Values, seen: State, extra: Extra | undefined): Promise<State | undefined> {
    try {
      return await write(values, seen, extra, setRecord)
    } catch (error) {
      const theirs = currentOf<State>(error)
      if (!theirs) throw error
      const merge = mergeValues(paths, { base: toValues(seen), mine: values, theirs: toValues(theirs) })
      if (merge.conflicts.length > 0) {
        show(merge.values)
        setConflict({ ...merge, theirs, extra })
        return undefined
      }
      if (merge.merged > 0) {
        const messageArgs = { smart_count: merge.merged, count: number(merge.merged) }
        notify('admin.conflict.mergedNote', { type: 'info', messageArgs })
      }
      return attempt(merge.values, theirs, extra)
    }
  }

  const saving = useMutation({
    // Without a connection it fails at once. It would be sent later otherwise, when nobody expects it.
    networkMode: 'always',
    mutationFn: ({ values, seen = record, extra }: Sent<State, Values, Extra>) => {
      // The form changes these values in place while the member types.
      begun.current = structuredClone(form.getValues())
      return attempt(structuredClone(values), seen, extra)
    },
    onSuccess: async (saved, { extra }) => {
      if (!saved) return
      setConflict(undefined)
      setRecord(saved)
      show(toValues(saved))
      const takesBack = undo?.(saved, extra)
      notify(done(extra), { type: 'success', ...(takesBack && undoIn(async () => setRecord(await takesBack()))) })
      await queries.invalidateQueries()
    },
    onError: (error) => {
      for (const [field, message] of fieldErrors(error, fields)) form.setError(field as Path<Values>, { message })
      logoutIfAccessDenied(error)
    },
  })
  return {
    record,
    saving,
    conflict,
    setConflict,
    /** Goes on after a conflict with what was chosen. */
    keep: (values: Values) => conflict && saving.mutate({ values, seen: conflict.theirs, extra: conflict.extra }),
    discard: (theirs: State) => {
      setConflict(undefined)
      setRecord(theirs)
      form.reset(toValues(theirs))
    },
  }
}
