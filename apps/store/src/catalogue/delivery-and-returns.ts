import type { Product } from '@dabali/api-client'
import { formatNpr, isShippable, type Language } from '@dabali/domain'
import type { english } from '../i18n/english.ts'
import type { Delivery } from './load-products.ts'

type TermKey = Extract<
  keyof (typeof english)['book'],
  | 'deliveryPrice'
  | 'delivery'
  | 'deliveryDigital'
  | 'deliveryTicket'
  | 'cash'
  | 'cashYes'
  | 'cashNoParcel'
  | 'cash-disabled'
  | 'cash-product_class'
  | 'return'
  | 'returnPrinted'
  | 'returnThing'
  | 'returnDigital'
  | 'returnTicket'
>

/** What the words of the terms are made from. */
type DeliveryTranslator = (key: TermKey, values?: Record<string, string>) => string

type Term = { name: string; text: string }

type Sold = Pick<Product, 'product_class'>

/** What is promised with a thing: how it comes and what that costs, whether cash will do, and whether it may go back. */
export function deliveryAndReturns(
  product: Sold,
  delivery: Delivery | undefined,
  t: DeliveryTranslator,
  language: Language,
): Term[] {
  return [
    ...comes(product, delivery, t, language),
    ...cash(product, delivery, t),
    { name: t('return'), text: t(returnKey(product)) },
  ]
}

function comes(
  { product_class }: Sold,
  delivery: Delivery | undefined,
  t: DeliveryTranslator,
  language: Language,
): Term[] {
  if (!isShippable(product_class)) {
    return [{ name: t('delivery'), text: t(product_class === 'Ticket' ? 'deliveryTicket' : 'deliveryDigital') }]
  }
  return (delivery?.ways ?? []).map(({ name, description, price }) => ({
    name,
    text: t('deliveryPrice', { description, price: formatNpr(price, language) }),
  }))
}

function cash({ product_class }: Sold, delivery: Delivery | undefined, t: DeliveryTranslator): Term[] {
  if (!isShippable(product_class)) return [{ name: t('cash'), text: t('cashNoParcel') }]
  if (!delivery) return []
  return [{ name: t('cash'), text: delivery.cash ? t(`cash-${delivery.cash}`) : t('cashYes') }]
}

function returnKey({ product_class }: Sold) {
  if (product_class === 'Ticket') return 'returnTicket'
  if (!isShippable(product_class)) return 'returnDigital'
  return product_class === 'Book' || product_class === 'Physical Bundle' ? 'returnPrinted' : 'returnThing'
}
