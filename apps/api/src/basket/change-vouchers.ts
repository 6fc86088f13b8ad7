import { cleanLine } from '../http/request-body.ts'
import type { Basket } from './basket.ts'
import { changeBasket, requireMoved, type Shop } from './change-basket.ts'
import type { Kind } from './queries.ts'
import { emptyBasket, MOST_VOUCHERS, refuseVoucher, tooManyVouchers, unknownVoucher } from './refusals.ts'
import type { Visit } from './visit.ts'

type Slip = { code: string; kind: Kind }

export const voucherCode = (text: string) => cleanLine(text).toUpperCase()

/** Puts a voucher into the visitor's basket, if it takes something off what is in it. */
export function addVoucher(shop: Shop, visit: Visit, { code: written, kind }: Slip): Promise<Basket> {
  const { language } = visit
  const code = voucherCode(written)
  return changeBasket(shop, visit, {
    which: { kind },
    request: ['add-voucher', kind, code],
    write: async (inside, { id }) => {
      if (id === null) throw emptyBasket(language)
      const outcome = await inside.addVoucher({ basketId: id, version: visit.version, code })
      await requireMoved(inside, outcome, { basketId: id, language })
      if (outcome.done) return { basketId: id }
      throw unknownVoucher(language)
    },
    inspect: ({ vouchers }) => {
      const held = vouchers.find((voucher) => voucher.code === code)
      if (vouchers.length > MOST_VOUCHERS) throw tooManyVouchers(language)
      if (held?.warning != null) throw refuseVoucher(held.warning)
    },
  })
}

/** Takes a voucher out; one that is not there is out already. */
export function removeVoucher(shop: Shop, visit: Visit, { code: written, kind }: Slip): Promise<Basket> {
  const code = voucherCode(written)
  return changeBasket(shop, visit, {
    which: { kind },
    request: ['remove-voucher', kind, code],
    write: async (inside, { id }) => {
      if (id === null) return undefined
      const outcome = await inside.removeVoucher({ basketId: id, version: visit.version, code })
      await requireMoved(inside, outcome, { basketId: id, language: visit.language })
      return { basketId: id }
    },
  })
}
