import type { PaymentMethod } from '../basket/payment-methods.ts'
import type { Adapter } from './adapters/adapter.ts'
import { cardAdapter } from './adapters/card.ts'
import { COD_ADAPTER } from './adapters/cod.ts'
import { esewaAdapter } from './adapters/esewa.ts'
import { khaltiAdapter } from './adapters/khalti.ts'
import type { GatewaySettings } from './read-gateways.ts'

export type Adapters = Partial<Record<PaymentMethod, Adapter>>

/** One for each way to pay that the shop has. */
export const adaptersOf = ({ esewa, khalti, card }: GatewaySettings): Adapters => ({
  cod: COD_ADAPTER,
  ...(esewa && { esewa: esewaAdapter(esewa) }),
  ...(khalti && { khalti: khaltiAdapter(khalti) }),
  ...(card && { card: cardAdapter(card) }),
})
