import { isShippable } from '@dabali/domain'
import { useState } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { ConflictBlock } from '../../fields/conflict-block.tsx'
import { changedPaths, mergeValues } from '../../fields/merge-values.ts'
import { useNameOf } from '../../fields/reference-field.tsx'
import { FoundDraft, LeaveQuestion, SaveBar, useDraft } from '../../fields/unsaved-changes.tsx'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, Status } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { Facts, Prices, Texts } from './product-fields.tsx'
import { ProductFiles, WITH_FILES } from './product-files.tsx'
import { Links } from './product-links.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { BeforePublishing, Editions, useMissing } from './product-side.tsx'
import { ProductStock } from './product-stock.tsx'
import { isUnlikelyPrice, PATHS, type Product, type ProductValues, toValues } from './product-values.ts'
import { useProductSave } from './use-product-save.ts'

export default function ProductScreen() {
  return (
    <ShowBase resource="products" {...STAYS_SHOWN}>
      <ShownProduct />
    </ShowBase>
  )
}

function ShownProduct() {
  const { record, error, refetch } = useShowContext<Product>()
  // A row of the list comes first, which has no texts but the title.
  const product = record && 'description' in record ? record : undefined
  if (error && !product) return <LoadError error={error} retry={refetch} />
  if (!product) return <LoadingRows />
  return <ProductForm key={product.id} first={product} />
}

const SECTIONS = ['texts', 'facts', 'prices', 'stock', 'pictures', 'files'] as const

function ProductForm({ first }: { first: Product }) {
  const translate = useTranslate()
  const may = useMay()
  const form = useForm<ProductValues>({ defaultValues: toValues(first) })
  const { record: product, conflict, setConflict, keep, discard, saving } = useProductSave(first, form)
  const show = useShownProductValues()
  const [asked, setAsked] = useState<{ listing?: boolean }>()
  const hasStock = may('stock.read') && isShippable(first.product_class)
  const hasFiles = may('files.read') && WITH_FILES.includes(first.product_class)
  const values = form.watch()
  const base = toValues(product)
  const changes = changedPaths(PATHS, base, values).length
  const isDirty = changes > 0
  const draft = useDraft(`products.${product.id}`, { base, values, isDirty })

  const submit = (change: { listing?: boolean } = {}, isSure = false) => {
    const price = form.getValues('price')
    const isUnlikely = isUnlikelyPrice(base.price.selling_price, price.selling_price)
    if (isUnlikely && !isSure) return setAsked(change)
    setAsked(undefined)
    form.clearErrors()
    saving.mutate({ values: form.getValues(), extra: change.listing })
  }
  const takeUpDraft = () => {
    if (!draft.found) return
    const merge = mergeValues(PATHS, { base: draft.found.base, mine: draft.found.values, theirs: base })
    form.reset(merge.values)
    if (merge.conflicts.length > 0) setConflict({ ...merge, theirs: product })
    draft.forget()
  }
  const hidden = [
    ...(hasStock ? [] : ['stock']),
    ...(may('pictures.read') ? [] : ['pictures']),
    ...(hasFiles ? [] : ['files']),
  ]
  const sections = SECTIONS.filter((name) => !hidden.includes(name))
  return (
    <FormProvider {...form}>
      <Head product={product} isBusy={saving.isPending} onListing={(listing) => submit({ listing })} />
      {draft.found && <FoundDraft at={draft.found.at} onTakeUp={takeUpDraft} onDiscard={draft.forget} />}
      {conflict && (
        <ConflictBlock
          conflict={conflict}
          fields="resources.products.fields"
          isBusy={saving.isPending}
          onDiscard={() => discard(conflict.theirs)}
          show={show}
          onKeep={keep}
        />
      )}
      <nav className="views" aria-label={translate('resources.products.sections.label')}>
        {sections.map((name) => (
          <a key={name} href={`#${name}`}>
            {translate(`resources.products.sections.${name}`)}
          </a>
        ))}
      </nav>
      <div className="side-by-side">
        <div className="stack-6">
          <form
            className="stack-6"
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <Texts product={product} />
            <Facts product={product} />
            <Prices product={product} />
            {(may('product_texts.write') || may('prices.write')) && (
              <SaveBar changes={changes} isBusy={saving.isPending} error={saving.error} />
            )}
          </form>
          {hasStock && <ProductStock id={String(product.id)} />}
          {may('pictures.read') && <ProductPictures product={product} />}
          {hasFiles && <ProductFiles product={product} />}
        </div>
        <div className="stack-6">
          <BeforePublishing product={product} values={values} />
          <Links product={product} />
          <Editions product={product} />
        </div>
      </div>
      <LeaveQuestion isDirty={isDirty} />
      {asked && (
        <Question
          title={translate('resources.products.unlikely.title')}
          confirm={translate('resources.products.unlikely.confirm')}
          onConfirm={() => submit(asked, true)}
          onClose={() => setAsked(undefined)}
        >
          <UnlikelyPrice last={base.price.selling_price} next={values.price.selling_price} />
        </Question>
      )}
    </FormProvider>
  )
}

/** Values of fields whose choices have names. */
function useShownProductValues() {
  const translate = useTranslate()
  const nameOf = useNameOf()
  return {
    language: (value: unknown) => (value === 'ne' ? 'नेपाली' : value === 'en' ? 'English' : ''),
    binding: (value: unknown) => (value ? translate(`resources.products.bindings.${value}`) : ''),
    contributors: (value: unknown) =>
      (value as ProductValues['contributors'])
        .map((one) => `${nameOf(one)} (${translate(`resources.products.roles.${one.role}`)})`)
        .join(', '),
  }
}

function UnlikelyPrice({ last, next }: { last: string; next: string }) {
  const translate = useTranslate()
  const { money } = useFormat()
  return <p>{translate('resources.products.unlikely.text', { last: money(last), next: money(next) })}</p>
}

type HeadProps = { product: Product; isBusy: boolean; onListing: (isListed: boolean) => void }

function Head({ product, isBusy, onListing }: HeadProps) {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const title = useNameOf()(product)
  const { is_listed: isListed } = product
  const missing = useMissing(product)
  const canList = isListed || missing.length === 0
  return (
    <PageHead
      area="store"
      title={title}
      meta={
        <>
          <Status tone={isListed ? 's' : 'o'}>
            {translate(`resources.products.state.${isListed ? 'listed' : 'unlisted'}`)}
          </Status>
          <span>{translate(`resources.orders.classes.${product.product_class}`)}</span>
          <span>{translate('resources.products.updated', { time: time(product.updated_at) })}</span>
        </>
      }
      actions={
        may('products.write') && (
          <button
            type="button"
            className={isListed ? 'button button--plain' : 'button button--confirm'}
            disabled={isBusy || !canList}
            aria-describedby={canList ? undefined : 'before-publishing'}
            onClick={() => onListing(!isListed)}
          >
            {translate(`resources.products.actions.${isListed ? 'unpublish' : 'publish'}`)}
          </button>
        )
      }
    />
  )
}
