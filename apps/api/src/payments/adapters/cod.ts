import type { Adapter } from './adapter.ts'

/** The courier takes the money: nobody is asked, and what goes back goes by hand. */
export const COD_ADAPTER: Adapter = {
  caps: { refund: false, lookup: false, webhook: false, currencies: ['NPR'] },
  start: async () => ({ next: { type: 'none' }, providerReference: null, expiresAt: null }),
  confirm: () => ({ kind: 'look' }),
  lookup: async () => ({ status: 'not_found' }),
  refund: async () => ({ status: 'manual' }),
}
