// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { failEachChange } from '../data/failing-api.ts'
import { render, settle } from '../testing/render.tsx'
import { SavedFilterActions } from './list-settings.tsx'

const keys = failEachChange()

/** Opens the dialog that saves a filter, as on a screen that is opened anew. */
async function openDialog(filter: Record<string, string>) {
  const { container } = await render(<SavedFilterActions list="orders" filter={filter} />)
  await settle(() => container.querySelector('button')?.click())
  const dialog = Array.from(document.querySelectorAll('[role="dialog"]')).at(-1)
  const input = dialog?.querySelector('input')
  return {
    name: input?.value,
    async save(name: string) {
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await settle(() => dialog?.querySelector('form')?.requestSubmit())
      await act(() => vi.waitFor(() => expect(dialog?.querySelector('[role="alert"]')).not.toBeNull()))
    },
  }
}

it('what was typed for one filter, and its idempotency key, are not those of another filter', async () => {
  const first = await openDialog({ channel: 'box_office' })
  await first.save('Mine')
  const other = await openDialog({ channel: 'web' })
  expect(other.name).toBe('')
  const again = await openDialog({ channel: 'box_office' })
  expect(again.name).toBe('Mine')
  await again.save('Mine')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})
