import { getListSettings, setListColumns } from '@dabali/api-client/staff'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify, useResourceContext } from 'react-admin'
import { api } from './api.ts'
import { knownAccount } from './auth-provider.ts'

/** The name of a list is that of its resource. */
export type ListName = Parameters<typeof getListSettings>[1]['list']
type ListSettings = Awaited<ReturnType<typeof getListSettings>>

const NONE: ListSettings = { columns: null, filters: [] }
const FRESH_MS = 5 * 60_000
/** The list waits for its settings no longer than this. */
const PATIENCE_MS = 3000

/** What the member has set for the list around it. A list whose settings could not be loaded is shown without them. */
export function useListSettings() {
  const list = (useResourceContext() ?? '') as ListName
  const queries = useQueryClient()
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryKey = ['list-settings', knownAccount(), list]
  const { data, isPending, errorUpdateCount } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      getListSettings(api, { list }, { signal, silent: true, retries: 0, timeoutMilliseconds: PATIENCE_MS }),
    staleTime: FRESH_MS,
    networkMode: 'always',
    retry: false,
  })
  /** At once, and again when what was being loaded is cancelled: it may be older than the choice, and puts back what was there. */
  const show = async (chosen: string[] | null) => {
    const set = () => queries.setQueryData<ListSettings>(queryKey, (known) => known && { ...known, columns: chosen })
    set()
    await queries.cancelQueries({ queryKey })
    set()
  }
  const mutationKey = ['list-columns', list]
  const columns = useMutation({
    mutationKey,
    // One after the other: the last choice is the one that stays.
    scope: { id: `columns of ${list}` },
    networkMode: 'always',
    mutationFn: (chosen: string[] | null) => setListColumns(api, { list, columns: chosen }, { silent: true }),
    onMutate: (chosen) => show(chosen),
    onSuccess: async (_, chosen) => {
      // A later choice is shown already.
      if (queries.isMutating({ mutationKey }) <= 1) await show(chosen)
    },
    onError: async (error) => {
      await queries.invalidateQueries({ queryKey })
      if (await logoutIfAccessDenied(error)) return
      notify(error.message, { type: 'error' })
    },
  })
  return {
    list,
    settings: data ?? NONE,
    /** Without the settings nothing can be chosen: the choice would replace one that is not known. */
    isKnown: data !== undefined,
    isPending: isPending && errorUpdateCount === 0,
    setColumns: columns.mutate,
  }
}
