import type { changeStaffProducts } from '@dabali/api-client/staff'
import { latinDigits } from '../../i18n/format.ts'
import type { FormField, FormValues } from '../../layout/dialog-form.tsx'
import { fromNepal } from '../contents/draft-merge.ts'
import { readSum, writeSum } from '../orders/refund-sum.ts'

export type BulkChange = Parameters<typeof changeStaffProducts>[1]['change']
export type BulkResult = Awaited<ReturnType<typeof changeStaffProducts>>['results'][number]

export const MOST_PRODUCTS = 500
/** What one bulk change can do; the last three need the permission for prices. */
export const BULK_ACTIONS = [
  'publish',
  'unpublish',
  'addCategory',
  'removeCategory',
  'price',
  'sale',
  'endSale',
] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
export const isPriceAction = (action: BulkAction): boolean => ['price', 'sale', 'endSale'].includes(action)

type Choices = readonly (readonly [value: string, name: string])[]
const ROUNDED_TO = [1, 5, 10, 50, 100] as const
const text = (values: FormValues, name: string) => String(values[name] ?? '').trim()

const roundedTo = (values: FormValues) => {
  const step = ROUNDED_TO.find((one) => String(one) === text(values, 'round_to'))
  return step === undefined ? {} : { round_to: step }
}

/** The fields that an action needs; `categories` are choices, and `say` gives the words of the others. */
export function bulkFields(action: BulkAction, categories: Choices, say: (key: string) => string): FormField[] {
  const choices = (name: string, values: readonly string[]): Choices =>
    values.map((value) => [value, say(`${name}.${value}`)])
  const label = (name: string) => `resources.products.bulk.fields.${name}`
  const rounding: FormField = {
    name: 'round_to',
    label: label('round_to'),
    type: 'choice',
    choices: [['', say('exact')], ...ROUNDED_TO.map((step) => [String(step), say(`steps.${step}`)] as const)],
  }
  switch (action) {
    case 'addCategory':
    case 'removeCategory':
      return [{ name: 'category', label: label('category'), type: 'choice', choices: [['', '–'], ...categories] }]
    case 'price':
      return [
        {
          name: 'direction',
          label: label('direction'),
          type: 'choice',
          choices: choices('directions', ['lower', 'raise']),
        },
        { name: 'value', label: label('value'), problemAt: 'change' },
        { name: 'unit', label: label('unit'), type: 'choice', choices: choices('units', ['percent', 'rupees']) },
        { name: 'of', label: label('of'), type: 'choice', choices: choices('prices', ['selling_price', 'both']) },
        rounding,
      ]
    case 'sale':
      return [
        { name: 'value', label: label('percent'), problemAt: 'change' },
        { name: 'starts_at', label: label('starts_at'), type: 'time' },
        { name: 'ends_at', label: label('ends_at'), type: 'time' },
        rounding,
      ]
    default:
      return []
  }
}

export const FIRST_VALUES: FormValues = { direction: 'lower', unit: 'percent', of: 'selling_price' }

/** The change of the API, or undefined while something is missing. */
export function toChange(action: BulkAction, values: FormValues): BulkChange | undefined {
  const category = Number(text(values, 'category'))
  switch (action) {
    case 'publish':
      return { is_listed: true }
    case 'unpublish':
      return { is_listed: false }
    case 'addCategory':
      return category > 0 ? { add_category_ids: [category] } : undefined
    case 'removeCategory':
      return category > 0 ? { remove_category_ids: [category] } : undefined
    case 'endSale':
      return { sale: null }
    case 'sale':
      return toSale(values)
    default:
      return toPrice(values)
  }
}

const MOST_LOWERED = 99
const MOST_RAISED = 900

/** The most percent of a change that goes beyond what the API takes. */
export function exceededLimit({ price }: BulkChange): number | undefined {
  const percent = price?.percent ?? 0
  if (percent < -MOST_LOWERED) return MOST_LOWERED
  return percent > MOST_RAISED ? MOST_RAISED : undefined
}

/** The inverse of a change; none for prices, since each product had its own, and for publications, since followers get emails. */
export function inverseOf({ is_listed: isListed, ...change }: BulkChange): BulkChange | undefined {
  if (isListed === false) return { is_listed: true }
  if (change.add_category_ids) return { remove_category_ids: change.add_category_ids }
  if (change.remove_category_ids) return { add_category_ids: change.remove_category_ids }
  return undefined
}

function toPrice(values: FormValues): BulkChange | undefined {
  const sum = readSum(text(values, 'value'))
  if (sum === undefined || sum === 0n) return undefined
  const sign = values['direction'] === 'raise' ? '' : '-'
  const signed = `${sign}${writeSum(sum)}`
  const by = values['unit'] === 'rupees' ? { amount: signed } : { percent: Number(signed) }
  return { price: { of: values['of'] === 'both' ? 'both' : 'selling_price', ...by, ...roundedTo(values) } }
}

function toSale(values: FormValues): BulkChange | undefined {
  const percent = Number(latinDigits(text(values, 'value')))
  const [starts, ends] = [text(values, 'starts_at'), text(values, 'ends_at')]
  if (!(percent >= 1 && percent <= 99) || starts === '' || ends === '') return undefined
  return { sale: { percent, starts_at: fromNepal(starts), ends_at: fromNepal(ends), ...roundedTo(values) } }
}

export type BulkCounts = Record<'changed' | 'unchanged' | 'failed', number>

export function countResults(results: readonly Pick<BulkResult, 'outcome'>[]): BulkCounts {
  const changed = results.filter(({ outcome }) => outcome === 'changed').length
  const unchanged = results.filter(({ outcome }) => outcome === 'unchanged').length
  return { changed, unchanged, failed: results.length - changed - unchanged }
}

/** The products that were changed, with their versions after it. */
export const changedProducts = (results: readonly BulkResult[]) =>
  results.flatMap(({ id, outcome, version }) => (outcome === 'changed' && version !== null ? [{ id, version }] : []))

export const isFailure = ({ outcome }: Pick<BulkResult, 'outcome'>): boolean =>
  outcome !== 'changed' && outcome !== 'unchanged'
