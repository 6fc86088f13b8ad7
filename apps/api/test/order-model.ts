/** A simple model of orders. Money is in paisa. */
export const UNIT = 40_000
const DELIVERY = 10_000

export type Kind = 'prepaid' | 'cod' | 'ticket'

export type ModelOrder = {
  kind: Kind
  quantity: number
  /** The quantity that is held. */
  holding: number
  status: string
  payment: string
  fulfilment: string
  given: number
  refunded: number
  isSettled: boolean
}

const PAID = ['paid', 'partially_refunded', 'cod_collected']
const isPaid = ({ payment }: ModelOrder) => PAID.includes(payment)
const isAway = ({ fulfilment }: ModelOrder) => ['shipped', 'delivered'].includes(fulfilment)
const isUnsent = ({ fulfilment }: ModelOrder) => ['unfulfilled', 'packed'].includes(fulfilment)

export class OrderModel {
  orders: ModelOrder[] = []
  stock: Record<'book' | 'ticket', number>

  constructor(copies: number) {
    this.stock = { book: copies, ticket: copies }
  }

  shelfOf = ({ kind }: { kind: Kind }) => (kind === 'ticket' ? 'ticket' : 'book')
  totalOf = ({ kind, quantity }: ModelOrder) => quantity * UNIT + (kind === 'ticket' ? 0 : DELIVERY)

  place(kind: Kind, quantity: number) {
    const shelf = this.shelfOf({ kind })
    if (this.stock[shelf] < quantity) return false
    this.stock[shelf] -= quantity
    const isCod = kind === 'cod'
    this.orders.push({
      kind,
      quantity,
      holding: quantity,
      status: isCod ? 'Being processed' : 'Pending',
      payment: isCod ? 'cod_pending' : 'unpaid',
      fulfilment: 'unfulfilled',
      given: 0,
      refunded: 0,
      isSettled: isCod,
    })
    return true
  }

  private release(order: ModelOrder, units = order.holding) {
    this.stock[this.shelfOf(order)] += units
    order.holding -= units
  }

  /** A new confirmed payment. */
  pay(order: ModelOrder) {
    if (order.isSettled || order.payment === 'refund_due') return
    const shelf = this.shelfOf(order)
    const lacking = order.quantity - order.holding
    if (order.status === 'Cancelled' || this.stock[shelf] < lacking) {
      order.payment = 'refund_due'
      return
    }
    this.stock[shelf] -= lacking
    order.holding = order.quantity
    order.isSettled = true
    order.payment = 'paid'
    order.status = order.kind === 'ticket' ? 'Complete' : 'Being processed'
    if (order.kind === 'ticket') order.fulfilment = 'granted'
  }

  expire(order: ModelOrder) {
    if (order.status !== 'Pending') return
    order.status = 'Expired'
    order.payment = 'expired'
    this.release(order)
  }

  private close(order: ModelOrder) {
    order.status = 'Cancelled'
    if (order.fulfilment === 'granted') order.fulfilment = 'revoked'
    if (order.fulfilment === 'packed') order.fulfilment = 'unfulfilled'
  }

  cancel(order: ModelOrder, by: 'shopper' | 'staff'): number {
    if (order.status === 'Cancelled' || order.status === 'Expired') return 409
    if (by === 'staff' && isAway(order)) return 409
    if (by === 'shopper' && order.kind !== 'ticket' && order.status !== 'Pending') {
      const isEarly = order.fulfilment === 'unfulfilled'
      if (!isEarly && !(order.fulfilment === 'packed' && order.payment === 'cod_pending')) return 409
    }
    if (isPaid(order)) {
      order.refunded = this.totalOf(order)
      order.given = order.quantity
      // eSewa and cash on delivery have no automatic refunds.
      order.payment = 'refund_due'
    } else if (order.payment !== 'refund_due') order.payment = 'cancelled'
    this.close(order)
    this.release(order)
    return 200
  }

  fulfil(order: ModelOrder, to: string): number {
    const ways: Record<string, string[]> = {
      unfulfilled: ['packed', 'shipped'],
      packed: ['shipped'],
      shipped: ['delivered', 'returned'],
      delivered: ['returned'],
    }
    if (['Pending', 'Expired'].includes(order.status) || order.kind === 'ticket') return 409
    if (order.status === 'Cancelled' && to !== 'returned') return 409
    if (!ways[order.fulfilment]?.includes(to)) return 409
    // Who has accepted a parcel has paid for it at the door, also if it comes back later.
    const isRefused = to === 'returned' && order.fulfilment === 'shipped' && order.payment === 'cod_pending'
    order.fulfilment = to
    if (to === 'delivered' && isPaid(order)) order.status = 'Complete'
    if (to !== 'returned') return 200
    this.release(order)
    if (isRefused) {
      order.payment = 'cancelled'
      order.status = 'Cancelled'
    }
    return 200
  }

  collect(order: ModelOrder): number {
    if (order.status !== 'Being processed' || order.payment !== 'cod_pending') return 409
    order.payment = 'cod_collected'
    if (order.fulfilment === 'delivered') order.status = 'Complete'
    return 200
  }

  /** Refunds one of the quantity, or all remaining money and so everything. */
  refund(order: ModelOrder, what: 'one' | 'rest'): number {
    if (what === 'rest' && this.totalOf(order) === order.refunded) return 400
    if (!isPaid(order)) return 409
    const left = order.quantity - order.given
    const units = what === 'one' ? 1 : left
    if (units > left) return 406
    const isWhole = units === left && units > 0
    const rest = this.totalOf(order) - order.refunded
    const worth = units * UNIT + (isWhole && isUnsent(order) && order.kind !== 'ticket' ? DELIVERY : 0)
    const amount = what === 'rest' ? rest : Math.min(rest, worth)
    order.refunded += amount
    order.given += units
    if (order.refunded === this.totalOf(order)) order.payment = 'refund_due'
    else order.payment = 'partially_refunded'
    if (!isAway(order)) this.release(order, isWhole ? order.holding : Math.min(units, order.holding))
    if (isWhole) this.close(order)
    return 200
  }
}
