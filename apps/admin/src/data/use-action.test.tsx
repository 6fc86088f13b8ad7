// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useAction } from './use-action.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

type Deletion = { load: () => Promise<string>; isLeft: boolean }

/** A screen of one record with a button that deletes it. */
function Screen({ load, isLeft }: Deletion) {
  useQuery({ queryKey: ['record'], queryFn: load })
  const remove = useAction(async (_: undefined) => 'gone', { isLeft: () => isLeft })
  return (
    <button type="button" onClick={() => remove.mutate(undefined)}>
      {remove.isSuccess ? 'deleted' : 'delete'}
    </button>
  )
}

async function deleteOn({ isLeft }: { isLeft: boolean }): Promise<number> {
  const load = vi.fn(async () => 'record')
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <CoreAdminContext dataProvider={testDataProvider()} queryClient={queries}>
        <Screen load={load} isLeft={isLeft} />
      </CoreAdminContext>,
    ),
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await act(async () => document.querySelector('button')?.click())
  await vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe('deleted'))
  expect(queries.getQueryState(['record'])?.isInvalidated).toBe(isLeft)
  const calls = load.mock.calls.length
  await act(async () => root.unmount())
  document.body.replaceChildren()
  return calls
}

it('a change loads again what is shown', async () => {
  expect(await deleteOn({ isLeft: false })).toBe(2)
})

it('a deletion does not ask again for what it has deleted; it is only marked as old', async () => {
  expect(await deleteOn({ isLeft: true })).toBe(1)
})
