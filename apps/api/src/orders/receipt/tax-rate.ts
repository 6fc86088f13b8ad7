import { withoutTax } from '../../catalogue/tax.ts'

const NO_CLASS = { exemptClasses: [] }

/** By how many percent a price was taxed: the roundest rate that makes of it what stands there without the tax. */
export function taxRate(inclTax: number, exclTax: number): number {
  if (inclTax === exclTax || exclTax <= 0) return 0
  const exact = ((inclTax - exclTax) / exclTax) * 100
  const rates = [0, 1, 2].map((decimals) => Number(exact.toFixed(decimals)))
  const fitting = rates.find((percent) => withoutTax(inclTax, 'E-book', { percent, ...NO_CLASS }).excl_tax === exclTax)
  return fitting ?? Number(exact.toFixed(2))
}
