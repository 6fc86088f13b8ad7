import type { ProductClass } from '@dabali/domain'
import { rupees } from './money.ts'
import type { Price } from './offer.ts'
import { type Vat, withoutTax } from './tax.ts'

type Priced = { product_class: ProductClass; selling_price: number }

export function toPrice({ product_class, selling_price }: Priced, vat: Vat): Price {
  const { excl_tax, incl_tax, tax } = withoutTax(selling_price, product_class, vat)
  return { currency: 'NPR', excl_tax: rupees(excl_tax), incl_tax: rupees(incl_tax), tax: rupees(tax) }
}

/** The same as django-oscar-api writes a price that stands alone, with four decimals. */
export function toLongPrice(priced: Priced, vat: Vat): Price {
  const { currency, excl_tax, incl_tax, tax } = toPrice(priced, vat)
  return { currency, excl_tax: `${excl_tax}00`, incl_tax: `${incl_tax}00`, tax: `${tax}00` }
}
