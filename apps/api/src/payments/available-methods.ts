import type { Gateway } from '../basket/payment-methods.ts'
import type { GatewaySettings } from './read-gateways.ts'

const GATEWAYS = ['esewa', 'khalti', 'card'] as const

/** The gateways that the shop has a contract with. */
export const availableMethods = (settings: GatewaySettings): Gateway[] =>
  GATEWAYS.filter((gateway) => settings[gateway] !== undefined)
