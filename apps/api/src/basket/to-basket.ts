import { cashOnDeliveryRefusal, hasShippableLine, isInsideValley } from '@dabali/domain'
import { ADDRESS_FIELDS, type Address, type ShippingAddress } from '../address/address.ts'
import { rupees } from '../catalogue/money.ts'
import type { Vat } from '../catalogue/tax.ts'
import type { Language } from '../http/language.ts'
import type { Basket } from './basket.ts'
import type { Contents, VoucherRow } from './contents/queries.ts'
import type { Gateway } from './payment-methods.ts'
import { priceBasket } from './pricing.ts'
import type { BasketRow, StoredBasket } from './queries.ts'
import { uselessness } from './refusals.ts'
import { shippingMethodsFor } from './shipping-methods.ts'
import { type PricedLine, toLine } from './to-line.ts'
import type { Voucher } from './voucher.ts'

/** What the shop has decided. */
export type Terms = {
  vat: Vat
  codAllowed: boolean
  /** Through whom one can pay; undefined: all there are. */
  gateways?: readonly Gateway[]
}

const ACCOUNT_URL = '/v1/api/me/'

/** The basket of a visitor who has put nothing in one. It is not stored. */
const NOTHING: StoredBasket = {
  id: '',
  owner_id: null,
  kind: 'cart',
  status: 'Open',
  version: 0,
  is_gift: false,
  gift: null,
  shipping_address: null,
  shipping_method_code: null,
  lines: [],
  offers: [],
  vouchers: [],
}

export const emptyBasketOf = (accountId: string | null, terms: Terms, language: Language) =>
  toBasket({ ...NOTHING, owner_id: accountId }, terms, language)

/** Something that is stored nowhere, priced like a basket. */
export const unstored = (contents: Contents, wishes: Partial<BasketRow>): StoredBasket => ({
  ...NOTHING,
  ...wishes,
  ...contents,
})

export function toBasket(row: StoredBasket, terms: Terms, language: Language): Basket {
  const url = row.id === '' ? '' : `api/baskets/${row.id}/`
  const priced = priceStored(row, terms)
  const used = new Map(priced.vouchers.map(({ from, amount }) => [from.code, amount]))
  const address = toAddress(row.shipping_address)
  return {
    id: row.id,
    url,
    owner: row.owner_id === null ? null : ACCOUNT_URL,
    status: row.status,
    version: row.version,
    lines: priced.lines.map((line) => toLine(line, url, language)),
    lines_url: url === '' ? '' : `${url}lines/`,
    num_items: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...totalsOf(priced.lines),
    is_tax_known: true,
    currency: 'NPR',
    voucher_discounts: priced.vouchers.map(({ from, amount }) => ({
      description: null,
      name: from.name,
      amount: rupees(amount),
      voucher: toVoucher(from),
    })),
    offer_discounts: priced.offers.map(({ from, amount }) => ({
      description: null,
      name: from.name,
      amount: rupees(amount),
    })),
    vouchers: row.vouchers.map((voucher) => ({
      ...toVoucher(voucher),
      is_applied: used.has(voucher.code),
      warning: used.has(voucher.code) ? null : uselessness(voucher, language).message,
    })),
    is_gift: row.is_gift,
    gift: row.gift,
    shipping_address: address,
    shipping_method_code: possibleMethod(row, language),
    is_shipping_required: hasShippableLine(row),
    cod: cashOnDelivery({ lines: row.lines, is_gift: row.is_gift, shipping_address: address }, terms.codAllowed),
    inside_valley: address === null ? null : isInsideValley(address),
  }
}

/** What a stored basket costs now. A voucher that nobody can use at present takes nothing off. */
export const priceStored = (row: StoredBasket, { vat }: Pick<Terms, 'vat'>) =>
  priceBasket({ ...row, vouchers: row.vouchers.filter(({ refusal }) => refusal === null), vat })

const toVoucher = ({ name, code, starts_at, ends_at }: VoucherRow): Voucher => ({
  name,
  code,
  start_datetime: new Date(starts_at).toISOString(),
  end_datetime: new Date(ends_at).toISOString(),
})

function totalsOf(lines: PricedLine[]) {
  const sum = (amount: (line: PricedLine) => number) => lines.reduce((total, line) => total + amount(line), 0)
  const incl_tax = sum((line) => line.incl_tax)
  const excl_tax = sum((line) => line.excl_tax)
  return {
    total_incl_tax: rupees(incl_tax),
    total_excl_tax: rupees(excl_tax),
    total_incl_tax_excl_discounts: rupees(sum((line) => line.full_incl_tax)),
    total_excl_tax_excl_discounts: rupees(sum((line) => line.full_excl_tax)),
    total_tax: rupees(incl_tax - excl_tax),
  }
}

/** A way of delivery that the goods or the address have made impossible is asked for anew. */
function possibleMethod({ shipping_method_code: code, shipping_address, lines }: StoredBasket, language: Language) {
  const methods = shippingMethodsFor({ address: toAddress(shipping_address), lines }, language)
  return methods.some((method) => method.code === code) ? code : null
}

function cashOnDelivery(basket: Parameters<typeof cashOnDeliveryRefusal>[0]['basket'], codAllowed: boolean) {
  const reason = cashOnDeliveryRefusal({ basket, codAllowed })
  return { allowed: reason === null, reason }
}

/** An address that was stored with fewer fields than there are now has the others empty. */
export function toAddress(stored: (Partial<Address> & { line?: string }) | null): ShippingAddress | null {
  if (stored === null) return null
  const { line4 = stored.line ?? '' } = stored
  const fields = ADDRESS_FIELDS.map((field) => [field, stored[field] ?? ''])
  return { ...(Object.fromEntries(fields) as Address), line4, line: line4 }
}
