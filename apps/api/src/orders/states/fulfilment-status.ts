import type { Moves } from './moves.ts'

export type FulfilmentStatus = 'unfulfilled' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'granted' | 'revoked'

/** Where the goods are. What nobody sends is granted when it is paid, and revoked when it is given back. */
export const FULFILMENT_STATUS: Moves<FulfilmentStatus> = {
  unfulfilled: { packed: 'packed', shipped: 'handed over unpacked', granted: 'settled' },
  packed: { shipped: 'handed over', unfulfilled: 'unpacked' },
  shipped: { delivered: 'delivered', returned: 'came back' },
  delivered: { returned: 'sent back' },
  granted: { revoked: 'given back' },
  returned: {},
  revoked: {},
}
