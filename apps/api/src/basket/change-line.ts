import type { Basket } from './basket.ts'
import { changeBasket, requireMoved, type Shop } from './change-basket.ts'
import type { BasketStatements } from './queries.ts'
import { lineGone, tooMany } from './refusals.ts'
import { namedBasket } from './require-own.ts'
import type { Visit } from './visit.ts'

type Line = { basketId: string; lineId: string }

const LINE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** So many of what stands in a line; none of it takes the line out. */
export function changeLine(
  shop: Shop,
  visit: Visit,
  { quantity, ...line }: Line & { quantity: number },
): Promise<Basket> {
  if (quantity === 0) return removeLine(shop, visit, line)
  return changeBasket(shop, visit, {
    which: namedBasket(line.basketId),
    request: ['change-line', line.basketId, line.lineId, quantity],
    write: async (inside) => {
      if (!LINE_ID.test(line.lineId)) throw lineGone(visit.language)
      const outcome = await inside.changeQuantity({ ...line, version: visit.version, quantity })
      await requireMoved(inside, outcome, { ...line, language: visit.language })
      if (!outcome.done) throw await refusal(inside, visit, line)
      return line
    },
  })
}

async function refusal(inside: BasketStatements, { language }: Visit, line: Line) {
  const sale = await inside.findSaleOfLine(line)
  return sale ? tooMany(sale, language) : lineGone(language)
}

/** Takes a line out. One that is not there any more is out already, which is what was wanted. */
export function removeLine(shop: Shop, visit: Visit, line: Line): Promise<Basket> {
  return changeBasket(shop, visit, {
    which: namedBasket(line.basketId),
    request: ['remove-line', line.basketId, line.lineId],
    write: async (inside) => {
      if (!LINE_ID.test(line.lineId)) return line
      const outcome = await inside.removeLine({ ...line, version: visit.version })
      await requireMoved(inside, outcome, { ...line, language: visit.language })
      return line
    },
  })
}
