import { createStaffProduct, getStaffProduct } from '@dabali/api-client/staff'
import { CLASS_FIELDS, PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api, fieldErrors } from '../../data/api.ts'
import { typedStore } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { TextField } from '../../fields/form-fields.tsx'
import { changedPaths, keepTyped } from '../../fields/merge-values.ts'
import { useNameOf } from '../../fields/reference-field.tsx'
import { GOES_ON, LeaveQuestion, moveDraft } from '../../fields/unsaved-changes.tsx'
import { ActionError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { ClassTerms, LanguageField } from './product-fields.tsx'
import {
  FORM_FIELDS,
  NO_PRICE,
  PATHS,
  type Product,
  type ProductValues,
  termProblems,
  toPrice,
  toValues,
} from './product-values.ts'
import { refuse } from './use-product-save.ts'

type NewValues = Pick<ProductValues, 'title' | 'language' | 'price' | 'plan' | 'rental'>
type Typed = { values: NewValues; productClass: ProductClass }
const CLASSES = PRODUCT_CLASSES.filter((name) => name !== 'Ticket')
const EMPTY: NewValues = { title: { en: '', ne: '' }, language: 'en', price: NO_PRICE, plan: null, rental: null }

/** Begins a product: its class, its title, its price and what the class cannot be without. The rest follows on its own screen. */
export default function NewProductScreen() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const editionOf = query.get('edition_of') ?? ''
  const isEdition = /^\d+$/.test(editionOf)
  const { data: first, isPending } = useQuery({
    queryKey: ['products', 'getOne', { id: editionOf, edition: true }],
    queryFn: ({ signal }) => getStaffProduct(api, { product: editionOf }, { signal, silent: true }),
    enabled: isEdition,
  })
  return (
    <>
      <PageHead
        area="store"
        title={translate(isEdition ? 'resources.products.newEdition' : 'resources.products.actions.new')}
      />
      {isEdition && isPending ? <LoadingRows /> : <NewProduct key={editionOf} editionOf={first} />}
    </>
  )
}

function NewProduct({ editionOf }: { editionOf: Product | undefined }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const id = useId()
  const [store] = useState(() => typedStore<Typed>(`new product.${editionOf?.id ?? ''}`))
  const [typed] = useState(store.read)
  const [productClass, setClass] = useState<ProductClass>(typed?.productClass ?? (editionOf ? 'E-book' : 'Book'))
  const form = useForm<NewValues>({
    defaultValues: editionOf
      ? { ...EMPTY, title: { ...EMPTY.title, ...editionOf.title }, language: editionOf.language ?? 'en' }
      : EMPTY,
  })
  useEffect(() => {
    if (typed) form.reset(typed.values, { keepDefaultValues: true })
  }, [form, typed])
  const { isDirty } = form.formState
  const text = JSON.stringify(form.watch())
  useEffect(() => {
    if (isDirty) store.write({ values: JSON.parse(text), productClass })
  }, [store, isDirty, text, productClass])
  const { has, needs } = CLASS_FIELDS[productClass]
  const create = useAction(
    async ({ title, language, price, plan, rental }: NewValues, idempotencyKey) => {
      refuse(termProblems(productClass, { plan, rental }), 'resources.products.problems.terms')
      return createStaffProduct(
        api,
        {
          ...{ product_class: productClass, title, price: toPrice({ price }), idempotencyKey },
          ...(has.includes('language') && { language: language ?? 'en' }),
          ...(has.includes('plan') && plan && { plan }),
          ...(has.includes('rental') && rental && { rental }),
          ...(editionOf && { edition_of: editionOf.id }),
        },
        { silent: true },
      )
    },
    { done: 'resources.products.done.created', onDone: (product, begun) => open(product, begun) },
  )
  /** The screen of the product begins with what was typed while it was created. */
  const open = (product: Product, begun: NewValues) => {
    store.forget()
    const base = toValues(product)
    const values = keepTyped(PATHS, {
      begun: { ...base, ...begun },
      now: { ...base, ...form.getValues() },
      values: base,
    })
    const isTyped = changedPaths(PATHS, base, values).length > 0
    moveDraft('products.new', `products.${product.id}`, isTyped ? { base, values } : undefined)
    navigate(`/products/${product.id}/show`, { state: GOES_ON })
  }
  return (
    <FormProvider {...form}>
      <form
        className="stack-6"
        onSubmit={(event) => {
          event.preventDefault()
          form.clearErrors()
          create.mutate(structuredClone(form.getValues()), {
            onError: (error) => {
              for (const [field, message] of fieldErrors(error, FORM_FIELDS))
                form.setError(field as keyof NewValues, { message })
            },
          })
        }}
      >
        <Section title={translate('resources.products.fields.class')}>
          {editionOf && <p>{translate('resources.products.editionOf', { title: nameOf(editionOf) })}</p>}
          <div className="fields fields--3">
            <div className="field">
              <label htmlFor={id}>{translate('resources.products.fields.class')}</label>
              <select
                id={id}
                className="input"
                value={productClass}
                onChange={({ target }) => setClass(target.value as ProductClass)}
              >
                {CLASSES.map((name) => (
                  <option key={name} value={name}>
                    {translate(`resources.orders.classes.${name}`)}
                  </option>
                ))}
              </select>
            </div>
            {needs.includes('language') && <LanguageField />}
          </div>
        </Section>
        <Section title={translate('resources.products.sections.texts')}>
          <BilingualField source="title" label="resources.products.fields.title" required />
        </Section>
        <Section title={translate('resources.products.sections.prices')}>
          <div className="fields fields--3">
            <TextField source="price.mrp" label="resources.products.fields.mrp" type="money" required />
            <TextField
              source="price.selling_price"
              label="resources.products.fields.selling_price"
              type="money"
              required
            />
            <ClassTerms key={productClass} product={{ product_class: productClass }} />
          </div>
        </Section>
        <div className="save-bar">
          <p className="quiet">{translate('resources.products.newText')}</p>
          <ActionError error={create.error} />
          <button type="submit" className="button" disabled={create.isPending}>
            {translate('resources.products.actions.create')}
          </button>
        </div>
      </form>
      <LeaveQuestion isDirty={isDirty} />
    </FormProvider>
  )
}
