import { newId } from '@dabali/api-client'
import { setProductFiles } from '@dabali/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, conflictOf } from '../../data/api.ts'
import { isPassing } from '../../data/upload-parts.ts'
import type { useFiles } from './product-side.tsx'

export type Files = NonNullable<ReturnType<typeof useFiles>['data']>
export type File = Files['files'][number]
type Written = Parameters<typeof setProductFiles>[1]
export type Edit = (files: readonly File[]) => Written['files']

export const toInput = ({ position, titles }: File): Written['files'][number] => ({ position, titles })

/** Changes of the files of a product, one after the other, each on top of the one before. */
export function useFileChanges(productId: number) {
  const queries = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** What was sent and not answered, by its key: it may have been done, and must be sent again as it was. */
  const unanswered = useRef(new Map<string, Written>())
  const [isBusy, setIsBusy] = useState(false)
  const key = ['files', productId]
  const show = (files: Files) => {
    const known = queries.getQueryData<Files>(key)
    // The answer to a repeated request is that of its time.
    if (!known || files.version >= known.version) queries.setQueryData(key, files)
  }
  const send = async (edit: Edit, idempotencyKey: string) => {
    const { files, version } = queries.getQueryData<Files>(key) ?? { files: [], version: 1 }
    const written = unanswered.current.get(idempotencyKey) ?? {
      ...{ id: String(productId), ifMatch: version, idempotencyKey },
      files: edit(files),
    }
    setIsBusy(true)
    try {
      unanswered.current.set(idempotencyKey, written)
      show(await setProductFiles(api, written, { silent: true }))
      unanswered.current.delete(idempotencyKey)
    } catch (failed) {
      if (!isPassing(failed)) unanswered.current.delete(idempotencyKey)
      const current = conflictOf<Files>(failed)
      if (current) queries.setQueryData(key, current)
      throw failed
    } finally {
      setIsBusy(false)
    }
  }
  /** With the same key, a change whose answer was lost is not made twice. */
  const change = (edit: Edit, idempotencyKey = newId()) => {
    const sent = last.current.then(() => send(edit, idempotencyKey))
    last.current = sent.catch(() => undefined)
    return sent
  }
  return { change, isBusy }
}
