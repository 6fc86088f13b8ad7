// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { KINDS, type Kind } from './content-kinds.ts'
import { SimpleField } from './simple-fields.tsx'

function Form({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: { facts: {} } })}>{children}</FormProvider>
}

async function fieldOf(kind: Kind, path: string) {
  const field = KINDS[kind].fields.find((one) => one.path === path)
  if (field?.type !== 'number') throw new Error(`${path} is no number.`)
  const { container } = await render(
    <Form>
      <SimpleField field={field} isClosed={false} />
    </Form>,
  )
  return {
    isOptional: container.querySelector('label')?.textContent?.includes('admin.optional'),
    isRequired: container.querySelector('input')?.getAttribute('aria-required'),
  }
}

it('the number of a volume is required for publishing, and refund hours are optional', async () => {
  expect(await fieldOf('volume', 'facts.number')).toEqual({
    isOptional: false,
    isRequired: 'true',
  })
  expect(await fieldOf('event', 'facts.refund_hours')).toEqual({
    isOptional: true,
    isRequired: null,
  })
})
