import type { Gateway, PaymentMethod } from '../basket/payment-methods.ts'
import { type Adapter, COD_ADAPTER } from './adapters/adapter.ts'
import { cardAdapter } from './adapters/card.ts'
import { esewaAdapter } from './adapters/esewa.ts'
import { khaltiAdapter } from './adapters/khalti.ts'
import type { Connection } from './queries.ts'
import type { GatewaySettings } from './read-gateways.ts'

export type Adapters = Partial<Record<PaymentMethod, Adapter>>

/** Creates an adapter for each configured gateway. */
export const createAdapters = ({ esewa, khalti, card }: GatewaySettings): Adapters => ({
  cod: COD_ADAPTER,
  ...(esewa && { esewa: esewaAdapter(esewa) }),
  ...(khalti && { khalti: khaltiAdapter(khalti) }),
  ...(card && { card: cardAdapter(card) }),
})

const GATEWAYS = ['esewa', 'khalti', 'card'] as const

/** Configured gateways. */
export const availableMethods = (settings: GatewaySettings): Gateway[] =>
  GATEWAYS.filter((gateway) => settings[gateway] !== undefined)

/** Dependencies of the payment code: database and gateway adapters. */
export type PaymentDeps = { database: Connection; adapters: Adapters }
