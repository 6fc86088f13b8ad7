import { addDays, nepaliMonthDays, parseDayRange } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { rupees } from '../catalogue/price.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { nullable, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { taxRate } from '../orders/receipt/receipt.ts'
import type { Days, Figures, SalesRow, StockRow, TicketRow, VatPart } from './queries.ts'
import { SALES_BY } from './queries.ts'

const MOST_DAYS = 400
const ANY_TIME = new Date(0)

export const DaysQuery = {
  from: Type.String({ maxLength: 40, description: 'A day in Nepal.', examples: ['2026-11-01'] }),
  to: Type.String({ maxLength: 40, description: `The last day; at most ${MOST_DAYS} days.`, examples: ['2026-11-30'] }),
}
const CALENDARS = ['gregorian', 'nepali'] as const
export const MonthQuery = Type.Object({
  month: Type.String({ maxLength: 40, description: 'A month in Nepal.', examples: ['2026-11'] }),
  calendar: Type.Optional(
    stringEnum(CALENDARS, {
      description: 'That of the month; `nepali` is Bikram Sambat, in which tax is declared. Default: gregorian.',
    }),
  ),
})

const DAY = /^\d{4}-\d\d-\d\d$/

/** The days that were asked for, at most 400. */
export function readDays({ from, to }: Days, language: Language): Days {
  const { reports } = MESSAGES[language]
  const isDay = (text: string) => DAY.test(text) && parseDayRange(text, ANY_TIME) !== undefined
  const wrong = Object.entries({ from, to }).flatMap(([field, day]) => (isDay(day) ? [] : [[field, [reports.day]]]))
  if (wrong.length === 0 && to < from) wrong.push(['to', [reports.order]])
  else if (wrong.length === 0 && to > addDays(from, MOST_DAYS - 1)) wrong.push(['to', [reports.tooLong(MOST_DAYS)]])
  if (wrong.length > 0) throw new ApiError(400, { ...Object.fromEntries(wrong), code: 'invalid' })
  return { from, to }
}

export function readMonth({ month, calendar }: Static<typeof MonthQuery>, language: Language): Days {
  const { reports } = MESSAGES[language]
  const isNepali = calendar === 'nepali'
  const gregorian = () => (/^\d{4}-\d\d$/.test(month) ? parseDayRange(month, ANY_TIME) : undefined)
  const days = isNepali ? nepaliMonthDays(month) : gregorian()
  if (days) return days
  throw new ApiError(400, { month: [isNepali ? reports.nepaliMonth : reports.month], code: 'invalid' })
}

/** Paisa, also below zero. */
const money = (paisa: number) => (paisa < 0 ? `-${rupees(-paisa)}` : rupees(paisa))

const Money = Type.String({ examples: ['1170.00'] })
const figures = {
  orders: Type.Integer({ description: 'An order with several products is in several groups.' }),
  copies: Type.Integer(),
  goods: Type.String({ description: 'With tax, before the discounts.', examples: ['1170.00'] }),
  discounts: Type.String({ description: 'Of vouchers and offers.', examples: ['117.00'] }),
  delivery: Money,
  vat: Type.String({ description: 'In the goods after the discounts.', examples: ['121.14'] }),
  returned_copies: Type.Integer(),
  refunds: Type.String({ description: 'On the day of the refund.', examples: ['0.00'] }),
  refunds_vat: Money,
  net: Type.String({
    description: 'Goods and delivery without discounts and refunds, with tax.',
    examples: ['1053.00'],
  }),
}
const FiguresSchema = Type.Object(figures)
const Titles = Type.Object({ en: Type.Optional(Type.String()), ne: Type.Optional(Type.String()) })

export const SalesReportSchema = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    by: stringEnum(SALES_BY),
    total: FiguresSchema,
    rows: Type.Array(
      Type.Object({
        key: Type.String({
          description:
            'The day, the product class, the id of the product or event date, or the channel. `delivery`: of no product; `other`: of no event.',
        }),
        title: Titles,
        product_class: nullable(Type.String({ description: 'That of an item; null in other groups.' })),
        starts_at: nullable(Type.String({ format: 'date-time' })),
        ...figures,
      }),
    ),
  },
  { $id: 'SalesReport' },
)

const vat = {
  taxable: Type.String({ description: 'Without tax.', examples: ['931.86'] }),
  vat: Money,
  sales: Type.String({ description: 'With tax.', examples: ['1053.00'] }),
  refunds_taxable: Money,
  refunds_vat: Money,
  refunds: Money,
  vat_due: Type.String({ description: 'The tax of the sales without that of the refunds.', examples: ['121.14'] }),
}

export const VatReportSchema = Type.Object(
  {
    month: Type.String(),
    from: Type.String({ description: 'Its first day.', examples: ['2026-11-01'] }),
    to: Type.String({ description: 'Its last day.', examples: ['2026-11-30'] }),
    orders: Type.Integer(),
    rates: Type.Array(Type.Object({ rate: Type.Number({ description: 'In percent.' }), ...vat })),
    total: Type.Object(vat),
  },
  { $id: 'VatReport' },
)

const tickets = {
  capacity: Type.Integer(),
  sold: Type.Integer({ description: 'With those for guests.' }),
  held: Type.Integer({ description: 'By carts and unpaid orders.' }),
  left: Type.Integer(),
  checked_in: Type.Integer(),
  tips: Type.Integer({ description: 'How many tips were paid, those that were refunded too.' }),
  tips_total: Type.String({ description: 'Without what of them was refunded.', examples: ['1750.00'] }),
}

export const TicketReportSchema = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    total: Type.Object(tickets),
    rows: Type.Array(
      Type.Object({
        event_date: Type.Integer(),
        title: Titles,
        starts_at: Type.String({ format: 'date-time' }),
        status: Type.String(),
        ...tickets,
      }),
    ),
  },
  { $id: 'TicketReport' },
)

export const REPORT_SCHEMAS = [SalesReportSchema, VatReportSchema, TicketReportSchema]

const netOf = ({ goods, discounts, delivery, refunds }: Figures) => goods - discounts + delivery - refunds

export const toFigures = (row: Figures): Static<typeof FiguresSchema> => ({
  orders: row.orders,
  copies: row.copies,
  goods: money(row.goods),
  discounts: money(row.discounts),
  delivery: money(row.delivery),
  vat: money(row.vat),
  returned_copies: row.returned_copies,
  refunds: money(row.refunds),
  refunds_vat: money(row.refunds_vat),
  net: money(netOf(row)),
})

export const toSalesRow = (row: SalesRow): Static<typeof SalesReportSchema>['rows'][number] => ({
  key: row.key,
  title: row.titles ?? {},
  product_class: row.product_class,
  starts_at: row.starts_at === null ? null : new Date(row.starts_at).toISOString(),
  ...toFigures(row),
})

type VatSums = Record<'amount' | 'vat' | 'refunds' | 'refundsVat', number>

const vatOf = (parts: readonly VatPart[]): VatSums => {
  const sum = (isRefund: boolean, of: 'amount' | 'vat') =>
    parts.reduce((total, part) => total + (part.is_refund === isRefund ? part[of] : 0), 0)
  return {
    amount: sum(false, 'amount'),
    vat: sum(false, 'vat'),
    refunds: sum(true, 'amount'),
    refundsVat: sum(true, 'vat'),
  }
}

const toVat = ({ amount, vat: tax, refunds, refundsVat }: VatSums) => ({
  taxable: money(amount - tax),
  vat: money(tax),
  sales: money(amount),
  refunds_taxable: money(refunds - refundsVat),
  refunds_vat: money(refundsVat),
  refunds: money(refunds),
  vat_due: money(tax - refundsVat),
})

/** By the rate that the receipts show for a line. */
export function toVatReport(parts: readonly VatPart[], of: Days & { month: string; orders: number }) {
  const rateOf = ({ incl_tax, excl_tax }: VatPart) => taxRate(incl_tax, excl_tax)
  const rates = [...new Set(parts.map(rateOf))].toSorted((one, other) => one - other)
  const ofRate = (rate: number) => vatOf(parts.filter((part) => rateOf(part) === rate))
  return { ...of, rates: rates.map((rate) => ({ rate, ...toVat(ofRate(rate)) })), total: toVat(vatOf(parts)) }
}

const leftOf = ({ capacity, sold, held }: Pick<TicketRow, 'capacity' | 'sold' | 'held'>) => capacity - sold - held

type Counts = Pick<TicketRow, keyof typeof tickets & keyof TicketRow>

const toTickets = ({ capacity, sold, held, checked_in, tips, tips_total }: Counts) => ({
  ...{ capacity, sold, held, left: leftOf({ capacity, sold, held }), checked_in },
  ...{ tips, tips_total: money(tips_total) },
})

export function toTicketReport(rows: readonly TicketRow[], days: Days): Static<typeof TicketReportSchema> {
  const sum = (of: keyof Counts) => rows.reduce((total, row) => total + row[of], 0)
  const total = {
    ...{ capacity: sum('capacity'), sold: sum('sold'), held: sum('held'), checked_in: sum('checked_in') },
    ...{ tips: sum('tips'), tips_total: sum('tips_total') },
  }
  return {
    ...days,
    total: toTickets(total),
    rows: rows.map((row) => ({
      event_date: row.event_date_id,
      title: row.titles ?? {},
      starts_at: row.starts_at.toISOString(),
      status: row.status,
      ...toTickets(row),
    })),
  }
}

const NAMED = ['title_en', 'title_ne']
export const SALES_COLUMNS = ['key', ...NAMED, 'product_class', 'starts_at', ...Object.keys(figures)]
export const VAT_COLUMNS = ['rate', ...Object.keys(vat)]
export const TICKET_COLUMNS = ['event_date', ...NAMED, 'starts_at', 'status', ...Object.keys(tickets)]
export const STOCK_COLUMNS = ['product', 'slug', ...NAMED, 'product_class', 'copies', 'price', 'value', 'printed_price']

type Titled = { title: { en?: string; ne?: string } }

/** A row with its titles in two columns. */
export const flat = <T extends Titled>({ title, ...row }: T) => ({
  ...row,
  title_en: title.en ?? '',
  title_ne: title.ne ?? '',
})

export const stockCsvRow = (row: StockRow) => ({
  product: row.id,
  slug: row.slug,
  title_en: row.titles?.en ?? '',
  title_ne: row.titles?.ne ?? '',
  product_class: row.product_class,
  copies: row.copies,
  price: rupees(row.selling_price),
  value: rupees(row.copies * row.selling_price),
  printed_price: rupees(row.mrp),
})
