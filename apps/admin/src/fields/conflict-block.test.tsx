// @vitest-environment happy-dom
import { act } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { ConflictBlock } from './conflict-block.tsx'

type Values = { name: string; note: string }

const conflict = {
  values: { name: 'Mine', note: '' },
  merged: 0,
  conflicts: [{ path: 'name', mine: 'Mine', theirs: 'Theirs' }],
  theirs: { updated_at: '2026-11-26T10:00:00Z' },
}

it('a choice stays when something is typed in the form around it', async () => {
  let form: ReturnType<typeof useForm<Values>> | undefined
  let kept: Values | undefined
  function Screen() {
    form = useForm<Values>({ defaultValues: conflict.values })
    // As the screens do, which add what the block needs.
    return (
      <FormProvider {...form}>
        <ConflictBlock<{ updated_at: string }, Values>
          conflict={{ ...conflict }}
          fields="resources.entries.fields"
          isBusy={false}
          onDiscard={() => undefined}
          onKeep={(values) => {
            kept = values
          }}
        />
      </FormProvider>
    )
  }
  const { container } = await render(<Screen />)
  const [, theirs] = container.querySelectorAll<HTMLInputElement>('input[type=radio]')
  await act(async () => theirs?.click())
  await act(async () => form?.setValue('note', 'Typed'))
  expect(theirs?.checked).toBe(true)
  const buttons = container.querySelectorAll('button')
  await act(async () => buttons[buttons.length - 1]?.click())
  expect(kept).toEqual({ name: 'Theirs', note: 'Typed' })
})
