// @vitest-environment happy-dom
import { useForm } from 'react-hook-form'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { renderHook, settle } from '../../testing/render.tsx'
import { type Product, type ProductValues, toValues } from './product-values.ts'
import { useProductSave } from './use-product-save.ts'

const product = {
  product_class: 'Book',
  ...{ id: 3, version: 7, is_listed: false, title: { en: 'Fog' }, authors: {} },
  ...{ subtitle: {}, description: {}, paper: {}, material: {}, included: {}, care: {} },
  ...{ contributors: [], categories: [], related: [], items: [] },
  price: {
    ...{ mrp: '650.00', selling_price: '585.00', least_price: null },
    sale: { price: '500.00', starts_at: '2026-11-24T18:15:00.000Z', ends_at: '2026-11-30T18:15:00.000Z' },
  },
} as unknown as Product

type Sent = { path: string; body: Record<string, unknown> }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path: String(path), body: JSON.parse(String(body)) })
    return Response.json({ ...product, version: 8 })
  })
})
afterAll(() => vi.unstubAllGlobals())

const openForm = () =>
  renderHook(() => {
    const form = useForm<ProductValues>({ defaultValues: toValues(product) })
    return { form, errors: form.formState.errors, ...useProductSave(product, form) }
  })

it('an incomplete sale is shown at its fields, and nothing is sent', async () => {
  const shown = await openForm()
  await settle(() => {
    shown.current.form.setValue('title.en', 'Thick fog')
    shown.current.form.setValue('price.sale_ends_at', '')
  })
  await settle(() => shown.current.saving.mutate({ values: shown.current.form.getValues() }))
  expect(sent).toEqual([])
  expect(shown.current.errors.price?.sale_ends_at?.message).toBe('resources.products.problems.sale_ends_at')
  expect(shown.current.saving.error).toMatchObject({ message: 'resources.products.problems.sale' })
})

it('a sale without any of its fields is removed', async () => {
  const shown = await openForm()
  await settle(() => {
    for (const name of ['sale_price', 'sale_starts_at', 'sale_ends_at'] as const)
      shown.current.form.setValue(`price.${name}`, '')
  })
  await settle(() => shown.current.saving.mutate({ values: shown.current.form.getValues() }))
  expect(sent).toMatchObject([{ body: { sale: null, selling_price: '585.00' } }])
})
