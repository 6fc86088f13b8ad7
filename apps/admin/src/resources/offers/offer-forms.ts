import type { changeStaffOffer, StaffOffer } from '@dabali/api-client/staff'
import type { FormField, FormValues } from '../../layout/dialog-form.tsx'
import { fromNepal, toNepal } from '../contents/draft-merge.ts'
import { readClasses, writeClasses } from '../vouchers/rule-fields.tsx'
import { startChange, textOf } from '../vouchers/voucher-forms.ts'

type Change = Omit<Parameters<typeof changeStaffOffer>[1], 'id' | 'ifMatch' | 'idempotencyKey'>
type Choices = readonly (readonly [value: string, name: string])[]

/** `categories` are choices; without them the category stays as it is. */
export const offerFields = (categories: Choices | undefined): FormField[] => [
  { name: 'name.en', label: 'resources.offers.fields.name', lang: 'en', isOptional: true, problemAt: 'name' },
  { name: 'name.ne', label: 'resources.offers.fields.name', lang: 'ne', isOptional: true, problemAt: 'name.ne' },
  { name: 'percent', label: 'resources.vouchers.fields.percent', type: 'number' },
  { name: 'least_quantity', label: 'resources.offers.fields.least', type: 'number' },
  { name: 'starts_at', label: 'resources.vouchers.fields.starts', type: 'time', isOptional: true },
  { name: 'ends_at', label: 'resources.vouchers.fields.ends', type: 'time', isOptional: true },
  ...(categories
    ? [{ name: 'category_id', label: 'resources.offers.fields.category', type: 'choice', choices: categories } as const]
    : []),
]

export const readOffer = (offer?: StaffOffer): FormValues => ({
  'name.en': offer?.name.en ?? '',
  'name.ne': offer?.name.ne ?? '',
  percent: String(offer?.percent ?? 10),
  least_quantity: String(offer?.least_quantity ?? 1),
  starts_at: offer ? toNepal(offer.starts_at) : '',
  ends_at: offer?.ends_at ? toNepal(offer.ends_at) : '',
  category_id: String(offer?.category?.id ?? ''),
  ...readClasses(offer?.product_classes ?? null),
})

/** Only what differs is sent; a new offer differs from an empty form in all that was filled in. */
export function offerChanges(base: FormValues, values: FormValues, isNew = false): Change {
  const isOther = (name: string) => isNew || textOf(base, name) !== textOf(values, name)
  const [ends, category] = ['ends_at', 'category_id'].map((name) => textOf(values, name))
  const classes = writeClasses(values)
  const names = (['en', 'ne'] as const).filter((language) => isOther(`name.${language}`))
  return {
    ...(names.length > 0 && {
      name: Object.fromEntries(names.map((language) => [language, textOf(values, `name.${language}`)])),
    }),
    ...(isOther('percent') && { percent: Number(textOf(values, 'percent')) }),
    ...(isOther('least_quantity') && { least_quantity: Number(textOf(values, 'least_quantity')) }),
    ...startChange(base, values),
    ...(isOther('ends_at') && { ends_at: ends ? fromNepal(ends) : null }),
    ...(isOther('category_id') && { category_id: category ? Number(category) : null }),
    ...((isNew || JSON.stringify(classes) !== JSON.stringify(writeClasses(base))) && { product_classes: classes }),
  }
}
