import { listProductPrices } from '@dabali/api-client/staff'
import { CLASS_FIELDS, isSoldOnce, productClassName } from '@dabali/domain'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useInput, useLocale, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { FieldNotes, SelectField, TextField } from '../../fields/form-fields.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { type Product, SIZES } from './product-values.ts'

export type ProductProps = { product: Pick<Product, 'product_class'> & Partial<Product> }
const label = (name: string) => `resources.products.fields.${name}`

export function Texts({ product }: ProductProps) {
  const translate = useTranslate()
  const disabled = !useMay()('product_texts.write')
  const { has } = CLASS_FIELDS[product.product_class]
  return (
    <Section title={translate('resources.products.sections.texts')}>
      <div className="fields" id="texts">
        <BilingualField source="title" label={label('title')} required disabled={disabled} />
        <BilingualField source="subtitle" label={label('subtitle')} disabled={disabled} />
        {has.includes('authors') && (
          <BilingualField source="authors" label={label('authors')} hint={label('authorsHint')} disabled={disabled} />
        )}
        <BilingualField source="description" label={label('description')} rich disabled={disabled} />
        {(['paper', 'material', 'included', 'care'] as const).map(
          (name) =>
            has.includes(name) && <BilingualField key={name} source={name} label={label(name)} disabled={disabled} />,
        )}
      </div>
    </Section>
  )
}

const BINDINGS = ['paperback', 'hardcover', 'stapled'] as const
const OPENS = ['E-book', 'Audiobook', 'Pay Per View', 'Live stream'] as const

export function Facts({ product }: ProductProps) {
  const translate = useTranslate()
  const disabled = !useMay()('products.write')
  const { has } = CLASS_FIELDS[product.product_class]
  const number = (name: Parameters<typeof has.includes>[0]) =>
    has.includes(name) && <TextField key={name} source={name} label={label(name)} type="number" disabled={disabled} />
  return (
    <Section title={translate('resources.products.sections.facts')}>
      <div className="fields fields--3" id="facts">
        <TextField source="slug" label={label('slug')} hint={label('slugHint')} required disabled={disabled} />
        {has.includes('language') && <LanguageField disabled={disabled} />}
        {has.includes('isbn') && (
          <TextField source="isbn" label={label('isbn')} hint={label('isbnHint')} disabled={disabled} />
        )}
        <TextField source="published_on" label={label('published_on')} type="date" disabled={disabled} />
        {has.includes('binding') && (
          <SelectField
            source="binding"
            label={label('binding')}
            none="resources.products.unknown"
            choices={BINDINGS.map((name) => [name, translate(`resources.products.bindings.${name}`)])}
            disabled={disabled}
          />
        )}
        {number('pages')}
        {number('duration_seconds')}
        {number('printing_year')}
        {SIZES.map(number)}
        {!isSoldOnce(product.product_class) && (
          <TextField
            source="largest_quantity"
            label={label('largest_quantity')}
            type="number"
            required
            disabled={disabled}
          />
        )}
        <ClassTerms product={product} disabled={disabled} />
      </div>
    </Section>
  )
}

export const LanguageField = ({ disabled }: { disabled?: boolean }) => (
  <SelectField
    source="language"
    label={label('language')}
    choices={[
      ['en', 'English'],
      ['ne', 'नेपाली'],
    ]}
    required
    {...(disabled !== undefined && { disabled })}
  />
)

/** What a subscription opens, and how long a film can be watched. */
export function ClassTerms({ product, disabled = false }: ProductProps & { disabled?: boolean }) {
  const { has } = CLASS_FIELDS[product.product_class]
  const number = (source: string, name: string) => (
    <TextField source={source} label={label(name)} type="number" required disabled={disabled} />
  )
  return (
    <>
      {has.includes('plan') && number('plan.period_days', 'period_days')}
      {has.includes('plan') && <OpensField disabled={disabled} />}
      {has.includes('rental') && number('rental.days_to_start', 'days_to_start')}
      {has.includes('rental') && number('rental.hours_to_watch', 'hours_to_watch')}
    </>
  )
}

function OpensField({ disabled }: { disabled: boolean }) {
  const translate = useTranslate()
  const language = useLocale() === 'ne' ? 'ne' : 'en'
  const id = useId()
  const { field, fieldState } = useInput({ source: 'plan.opens', defaultValue: [] })
  const chosen: string[] = field.value || []
  const error = fieldState.error?.message
  return (
    <fieldset className="field" disabled={disabled} aria-describedby={error && `${id}-error`}>
      <legend className="legend">{translate(label('opens'))}</legend>
      {OPENS.map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
          <span>
            {name === 'Live stream' ? translate('resources.products.liveStream') : productClassName(name, language)}
          </span>
        </label>
      ))}
      <FieldNotes id={id} hint={undefined} error={error} />
    </fieldset>
  )
}

/** The prices and the sale; the history below them. */
export function Prices({ product }: ProductProps) {
  const translate = useTranslate()
  const may = useMay()
  const disabled = !may('prices.write')
  return (
    <Section title={translate('resources.products.sections.prices')}>
      <div className="fields fields--3" id="prices">
        <TextField
          source="price.mrp"
          label={label('mrp')}
          type="money"
          hint={label('mrpHint')}
          required
          disabled={disabled}
        />
        <TextField
          source="price.selling_price"
          label={label('selling_price')}
          type="money"
          hint={label('sellingPriceHint')}
          required
          disabled={disabled}
        />
        <TextField
          source="price.least_price"
          label={label('least_price')}
          type="money"
          hint={label('leastPriceHint')}
          disabled={disabled}
        />
        <TextField
          source="price.sale_price"
          label={label('sale_price')}
          type="money"
          hint={label('salePriceHint')}
          disabled={disabled}
        />
        <TextField
          source="price.sale_starts_at"
          label={label('sale_starts_at')}
          type="datetime-local"
          hint={label('saleHint')}
          disabled={disabled}
        />
        <TextField
          source="price.sale_ends_at"
          label={label('sale_ends_at')}
          type="datetime-local"
          disabled={disabled}
        />
      </div>
      {product.id !== undefined && may('prices.read') && <PriceHistory id={product.id} />}
    </Section>
  )
}

const SHOWN_PRICES = 10

function PriceHistory({ id }: { id: number }) {
  const translate = useTranslate()
  const { money, time } = useFormat()
  const { data } = useQuery({
    queryKey: ['prices', id],
    queryFn: ({ signal }) =>
      listProductPrices(api, { product: String(id), page_size: SHOWN_PRICES }, { signal, silent: true }),
  })
  if (!data || data.results.length === 0) return null
  return (
    <details>
      <summary>{translate('resources.products.priceHistory')}</summary>
      <ul className="rows">
        {data.results.map(({ at, mrp, current_price: current }) => (
          <li key={at} className="line between">
            <span className="quiet small">{time(at)}</span>
            <span>
              <b>{money(current)}</b>{' '}
              <span className="quiet small">
                {translate(label('mrp'))} {money(mrp)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
