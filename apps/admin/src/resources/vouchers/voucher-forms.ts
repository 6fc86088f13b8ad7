import type { changeStaffVoucher, createStaffVouchers, StaffVoucher } from '@dabali/api-client/staff'
import type { FormField, FormValues } from '../../layout/dialog-form.tsx'
import { fromNepal, toNepal } from '../contents/draft-merge.ts'
import { plainSum } from '../orders/refund-sum.ts'
import { CLASS_FIELDS, readClasses, writeClasses } from './rule-fields.tsx'

type Change = Omit<Parameters<typeof changeStaffVoucher>[1], 'code' | 'ifMatch' | 'idempotencyKey'>
type NewVouchers = Omit<NonNullable<Parameters<typeof createStaffVouchers>[1]>, 'idempotencyKey'>
type Choices = readonly (readonly [value: string, name: string])[]

export const textOf = (values: FormValues, name: string): string => String(values[name] ?? '').trim()

const kindField = (kinds: Choices): FormField => ({
  ...{ name: 'kind', label: 'resources.vouchers.fields.kind', type: 'choice', choices: kinds },
})
const AMOUNT_FIELD: FormField = { name: 'amount', label: 'resources.vouchers.fields.amount' }
const PERCENT_FIELD: FormField = { name: 'percent', label: 'resources.vouchers.fields.percent', type: 'number' }
const STARTS_FIELD: FormField = {
  ...{ name: 'starts_at', label: 'resources.vouchers.fields.starts', type: 'time', isOptional: true },
}

/** What a voucher is worth: fixed once an order has used it, as is its beginning. */
export const worthFields = (kinds: Choices, values: FormValues): FormField[] => [
  kindField(kinds),
  values['kind'] === 'amount' ? AMOUNT_FIELD : PERCENT_FIELD,
  STARTS_FIELD,
]

export const LIMIT_FIELDS: readonly FormField[] = [
  { name: 'ends_at', label: 'resources.vouchers.fields.ends', type: 'time' },
  {
    name: 'least_total',
    label: 'resources.vouchers.fields.least',
    hint: 'resources.vouchers.hints.least',
    isOptional: true,
  },
  {
    name: 'most_uses',
    label: 'resources.vouchers.fields.most',
    hint: 'resources.vouchers.hints.most',
    type: 'number',
    isOptional: true,
  },
  {
    name: 'most_uses_each',
    label: 'resources.vouchers.fields.mostEach',
    hint: 'resources.vouchers.hints.mostEach',
    type: 'number',
    isOptional: true,
  },
  {
    name: 'customers',
    label: 'resources.vouchers.fields.customers',
    hint: 'resources.vouchers.hints.customers',
    type: 'long',
    isOptional: true,
  },
]

export const NAME_FIELD: FormField = { name: 'name', label: 'resources.vouchers.fields.name' }

/** One chosen code, or many that are made. */
export const codeFields = (modes: Choices, values: FormValues): FormField[] => [
  { name: 'codes', label: 'resources.vouchers.fields.codes', type: 'choice', choices: modes },
  ...(values['codes'] === 'made'
    ? [
        { name: 'count', label: 'resources.vouchers.fields.count', type: 'number' } as const,
        {
          name: 'prefix',
          label: 'resources.vouchers.fields.prefix',
          hint: 'resources.vouchers.hints.prefix',
          isOptional: true,
        },
      ]
    : [{ name: 'voucher_code', label: 'resources.vouchers.fields.code' }]),
]

/** The fields that two members can have changed at the same time. */
export const allFields = (kinds: Choices): FormField[] => [
  NAME_FIELD,
  ...[kindField(kinds), AMOUNT_FIELD, PERCENT_FIELD, STARTS_FIELD],
  ...[...LIMIT_FIELDS, ...CLASS_FIELDS],
]

const withoutPaisa = (sum: string) => sum.replace(/\.00$/, '')

export const readVoucher = (voucher: StaffVoucher): FormValues => ({
  name: voucher.name,
  kind: voucher.amount === null ? 'percent' : 'amount',
  percent: String(voucher.percent ?? ''),
  amount: withoutPaisa(voucher.amount ?? ''),
  starts_at: toNepal(voucher.starts_at),
  ends_at: toNepal(voucher.ends_at),
  least_total: Number(voucher.least_total) === 0 ? '' : withoutPaisa(voucher.least_total),
  most_uses: String(voucher.most_uses ?? ''),
  most_uses_each: String(voucher.most_uses_each ?? ''),
  customers: (voucher.customers ?? []).join('\n'),
  ...readClasses(voucher.product_classes),
})

/** A new voucher; that of a member who writes no offers is for tickets. */
export const newVoucher = (onlyTickets: boolean): FormValues => ({
  ...{ name: '', kind: 'percent', percent: '10', amount: '', starts_at: '', ends_at: '', least_total: '' },
  ...{ most_uses: '', most_uses_each: '', customers: '', codes: 'own', voucher_code: '', count: '10', prefix: '' },
  ...readClasses(onlyTickets ? ['Ticket'] : null),
})

const worthOf = (values: FormValues): Pick<Change, 'percent' | 'amount'> =>
  values['kind'] === 'amount'
    ? { amount: plainSum(textOf(values, 'amount')) }
    : { percent: Number(textOf(values, 'percent')) }

/** The addresses of a list with commas or lines between them; none means everybody. */
function addressesOrNull(text: string): string[] | null {
  const addresses = text.split(/[\s,;]+/).filter(Boolean)
  return addresses.length === 0 ? null : addresses
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text))

/** The start that differs. An emptied one is the present minute, as a new one begins at once, unless it has already begun. */
export function startChange(base: FormValues, values: FormValues): { starts_at?: string } {
  const [before, starts] = [textOf(base, 'starts_at'), textOf(values, 'starts_at')]
  if (starts !== '') return starts === before ? {} : { starts_at: fromNepal(starts) }
  const now = new Date()
  return before !== '' && new Date(fromNepal(before)) > now ? { starts_at: fromNepal(toNepal(now.toISOString())) } : {}
}

/** Only what differs is sent: a time without its seconds would change the beginning, which is fixed once it is used. */
export function voucherChanges(base: FormValues, values: FormValues): Change {
  const isOther = (...names: string[]) => names.some((name) => textOf(base, name) !== textOf(values, name))
  const ends = textOf(values, 'ends_at')
  const classes = writeClasses(values)
  return {
    ...(isOther('name') && { name: textOf(values, 'name') }),
    ...(isOther('kind', values['kind'] === 'amount' ? 'amount' : 'percent') && worthOf(values)),
    ...startChange(base, values),
    ...(isOther('ends_at') && ends && { ends_at: fromNepal(ends) }),
    ...(isOther('least_total') && { least_total: plainSum(textOf(values, 'least_total')) || '0' }),
    ...(isOther('most_uses') && { most_uses: numberOrNull(textOf(values, 'most_uses')) }),
    ...(isOther('most_uses_each') && { most_uses_each: numberOrNull(textOf(values, 'most_uses_each')) }),
    ...(isOther('customers') && { customers: addressesOrNull(textOf(values, 'customers')) }),
    ...(JSON.stringify(classes) !== JSON.stringify(writeClasses(base)) && { product_classes: classes }),
  }
}

export function writeNewVouchers(values: FormValues): NewVouchers {
  const codes: NewVouchers =
    values['codes'] === 'made'
      ? {
          count: Number(textOf(values, 'count')),
          ...(textOf(values, 'prefix') && { prefix: textOf(values, 'prefix') }),
        }
      : { voucher_code: textOf(values, 'voucher_code') }
  return {
    ...codes,
    ...{ name: textOf(values, 'name'), ...worthOf(values), product_classes: writeClasses(values) },
    ...(textOf(values, 'starts_at') && { starts_at: fromNepal(textOf(values, 'starts_at')) }),
    ...(textOf(values, 'ends_at') && { ends_at: fromNepal(textOf(values, 'ends_at')) }),
    ...(textOf(values, 'least_total') && { least_total: plainSum(textOf(values, 'least_total')) }),
    ...(textOf(values, 'most_uses') && { most_uses: Number(textOf(values, 'most_uses')) }),
    ...(textOf(values, 'most_uses_each') && { most_uses_each: Number(textOf(values, 'most_uses_each')) }),
    ...(textOf(values, 'customers') && { customers: addressesOrNull(textOf(values, 'customers')) }),
  }
}
