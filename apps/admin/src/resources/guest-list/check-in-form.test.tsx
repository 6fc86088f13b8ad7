// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { answerLater, render, settle } from '../../testing/render.tsx'
import { CheckInForm } from './check-in-form.tsx'

afterEach(() => vi.unstubAllGlobals())

it('what is typed while the lists are loaded again stays in the field', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ scan_id: 'scan-1', result: 'ok', is_undone: false, ticket: null }))
  const again = answerLater<number>()
  let asked = 0
  function Screen() {
    useQuery({
      queryKey: ['guest-list'],
      queryFn: () => {
        asked += 1
        return asked === 1 ? Promise.resolve(1) : again.promise
      },
    })
    return <CheckInForm eventDateId={7} />
  }
  const { container } = await render(<Screen />)
  await settle()
  const field = container.querySelector('input') as HTMLInputElement
  field.value = 'T1.first'
  await settle(() => container.querySelector('form')?.requestSubmit())
  expect(asked).toBe(2)
  expect(field.value).toBe('')
  field.value = 'T1.second'
  await settle(() => again.answer(2))
  expect(field.value).toBe('T1.second')
})

it('after undoing a check-in the next number can be typed', async () => {
  const answer = { scan_id: 'scan-1', result: 'ok', ticket: null }
  vi.stubGlobal('fetch', async (url: string) => Response.json({ ...answer, is_undone: String(url).includes('undo') }))
  const { container } = await render(<CheckInForm eventDateId={7} />)
  const field = container.querySelector('input') as HTMLInputElement
  field.value = 'T1.first'
  await settle(() => container.querySelector('form')?.requestSubmit())
  const undo = container.querySelector<HTMLElement>('.notice button')
  undo?.focus()
  await settle(() => undo?.click())
  expect(container.querySelector('.notice button')).toBeNull()
  expect(document.activeElement).toBe(field)
})
