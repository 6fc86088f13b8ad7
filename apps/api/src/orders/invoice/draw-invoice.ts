import {
  displayDate,
  displayNepaliDate,
  formatNpr,
  type Language,
  lineAmount,
  orderSumRows,
  productKindName,
  writeDigits,
} from '@dabali/domain'
import { MESSAGES } from '../../messages/messages.ts'
import {
  drawLogo,
  INK,
  openDocument,
  PAPER_SIZE,
  QUIET_INK,
  RULE,
  type TextStyle,
  type Typesetter,
} from '../../pdf/typeset.ts'
import type { Receipt } from '../receipt/receipt.ts'

export type Invoice = { number: string; issuedAt: Date; language: Language; receipt: Receipt; buyer: readonly string[] }

const PAGE = { ...PAPER_SIZE, margin: 48 }
const RIGHT = PAGE.width - PAGE.margin
const WIDTH = RIGHT - PAGE.margin
const BOTTOM = PAGE.height - 72

const BODY: TextStyle = { size: 10 }
const STRONG: TextStyle = { size: 10, isBold: true }
const NOTE: TextStyle = { size: 8.5, color: QUIET_INK }
const TOTAL: TextStyle = { size: 13, isBold: true }
/** Vowel signs above and below Devanagari letters need this much room. */
const LEADING = 15.5

/** Right edges of quantity and price; the amount ends at the margin. */
const QUANTITY_END = RIGHT - 190
const PRICE_END = RIGHT - 92
const TITLE_WIDTH = QUANTITY_END - PAGE.margin - 60

const KATHMANDU = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' })

/** The day in Kathmandu; in Nepali in both calendars. */
function dayOf(time: Date | string, language: Language): string {
  const day = KATHMANDU.format(new Date(time))
  return language === 'ne' ? `${displayNepaliDate(day)} (${writeDigits(day, 'ne')})` : displayDate(day)
}

/** Draws an invoice as PDF. The same invoice gives the same bytes. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { language, receipt, number } = invoice
  const texts = MESSAGES[language].invoice
  const title = Number(receipt.total_tax) > 0 ? texts.taxTitle : texts.title
  const sheet = openDocument({
    title: `${title} ${writeDigits(number, language)}`,
    author: receipt.seller.name,
    language,
    createdAt: invoice.issuedAt,
  })
  let y = drawHead(sheet, invoice, title)
  y = drawLines(sheet, invoice, y)
  y = drawSums(sheet, invoice, y)
  y = drawTaxes(sheet, invoice, y)
  drawMoney(sheet, invoice, y)
  drawFeet(sheet, invoice)
  return sheet.finish()
}

function rule({ document }: Typesetter, y: number, { width = 0.6, color = RULE, from = PAGE.margin } = {}) {
  document.moveTo(from, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke()
}

function drawHead(sheet: Typesetter, { language, receipt, number, issuedAt, buyer }: Invoice, title: string): number {
  const texts = MESSAGES[language].invoice
  const { seller } = receipt
  drawLogo(sheet, { x: PAGE.margin, y: 44 })
  sheet.place(seller.name, { x: PAGE.margin + 38, y: 70 }, { size: 20, isBold: true })
  sheet.place(title, { x: RIGHT, y: 70, isEnd: true }, { size: 20, isBold: true })
  rule(sheet, 84, { width: 2.4, color: INK })
  const facts = [
    [texts.number, writeDigits(number, language)],
    [texts.date, dayOf(issuedAt, language)],
    [texts.order, writeDigits(receipt.number, language)],
    [texts.orderDate, dayOf(receipt.date_placed, language)],
  ] as const
  const pan = seller.pan === null ? [] : [`${texts.pan} ${writeDigits(seller.pan, language)}`]
  const third = WIDTH / 3
  const columns = [
    { label: texts.seller, lines: [seller.name, seller.address, ...pan] },
    { label: texts.buyer, lines: buyer.length > 0 ? buyer : [texts.noName] },
  ]
  const ends = columns.map(({ label, lines }, at) => {
    const x = PAGE.margin + at * third
    sheet.place(label, { x, y: 108 }, NOTE)
    return lines
      .flatMap((line, index) =>
        sheet.wrap(line, third - 16, index === 0 ? STRONG : BODY).map((text) => ({ text, index })),
      )
      .reduce((y, { text, index }) => {
        sheet.place(text, { x, y }, index === 0 ? STRONG : BODY)
        return y + LEADING
      }, 124)
  })
  const x = PAGE.margin + 2 * third
  const factsEnd = facts.reduce((y, [label, value]) => {
    sheet.place(label, { x, y }, NOTE)
    const lines = sheet.wrap(value, third, STRONG)
    for (const [at, line] of lines.entries()) sheet.place(line, { x, y: y + LEADING * (at + 1) }, STRONG)
    return y + LEADING * lines.length + 21
  }, 108)
  return Math.max(...ends, factsEnd - 6) + 18
}

/** Begins a page when this height is not left on the present one. */
function makeRoom({ document }: Typesetter, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  document.addPage()
  return PAGE.margin + 24
}

function drawColumns(sheet: Typesetter, y: number, cells: readonly [string, string, string, string], style: TextStyle) {
  const [first, quantity, price, amount] = cells
  sheet.place(first, { x: PAGE.margin, y }, style)
  sheet.place(quantity, { x: QUANTITY_END, y, isEnd: true }, style)
  sheet.place(price, { x: PRICE_END, y, isEnd: true }, style)
  sheet.place(amount, { x: RIGHT, y, isEnd: true }, style)
}

function drawLines(sheet: Typesetter, { language, receipt }: Invoice, top: number): number {
  const texts = MESSAGES[language].invoice
  const names = [texts.item, texts.quantity, texts.unitPrice, texts.amount] as const
  const drawNames = (y: number) => {
    drawColumns(sheet, y, names, NOTE)
    rule(sheet, y + 7, { color: INK, width: 0.8 })
    return y + 24
  }
  let y = drawNames(top)
  for (const line of receipt.lines) {
    const titles = sheet.wrap(line.title, TITLE_WIDTH, STRONG)
    const height = titles.length * LEADING + 22
    const next = makeRoom(sheet, y, height)
    y = next === y ? y : drawNames(next)
    const money = (amount: string) => formatNpr(amount, language)
    const [first = '', ...others] = titles
    sheet.place(first, { x: PAGE.margin, y }, STRONG)
    const cells = [
      '',
      writeDigits(line.quantity, language),
      money(line.unit_price_incl_tax),
      money(lineAmount(line)),
    ] as const
    drawColumns(sheet, y, cells, BODY)
    for (const text of others) {
      y += LEADING
      sheet.place(text, { x: PAGE.margin, y }, STRONG)
    }
    sheet.place(lineNote(line, language), { x: PAGE.margin, y: y + LEADING }, NOTE)
    y += LEADING + 9
    rule(sheet, y)
    y += 17
  }
  return y
}

function lineNote({ tax_rate: rate, ...line }: Receipt['lines'][number], language: Language): string {
  const texts = MESSAGES[language].invoice
  const tax = rate === 0 ? texts.noTax : texts.taxOf(writeDigits(rate, language))
  return `${productKindName(line as Parameters<typeof productKindName>[0], language)}, ${tax}`
}

type Pair = readonly [label: string, amount: string]

function drawPair(
  sheet: Typesetter,
  { x, y }: { x: number; y: number },
  [label, amount]: Pair,
  style: TextStyle,
): number {
  const lines = sheet.wrap(label, RIGHT - x - 90, style)
  for (const [at, line] of lines.entries()) sheet.place(line, { x, y: y + at * LEADING }, style)
  sheet.place(amount, { x: RIGHT, y, isEnd: true }, style)
  return y + lines.length * LEADING + 3
}

const SUM_START = PAGE.margin + 190

function drawSums(sheet: Typesetter, { language, receipt }: Invoice, top: number): number {
  const texts = MESSAGES[language].invoice
  const { lines, discounts, delivery, gift_card_amount: giftCard } = receipt
  const rows = orderSumRows({ lines, discounts, delivery: delivery?.price, giftCard })
  const names = {
    subtotal: texts.subtotal,
    delivery: delivery ? `${texts.delivery}: ${delivery.name}` : texts.delivery,
    total: texts.total,
    'gift-card': texts.giftCard,
    'to-pay': texts.toPay,
  }
  let y = makeRoom(sheet, top, rows.length * 19 + 30)
  for (const row of rows) {
    const label = row.kind === 'discount' ? row.name : names[row.kind]
    const pair = [label, formatNpr(row.amount ?? '0', language)] as const
    if (row.kind !== 'total') y = drawPair(sheet, { x: SUM_START, y }, pair, BODY)
    else {
      rule(sheet, y - 6, { width: 2.4, color: INK, from: SUM_START })
      y = drawPair(sheet, { x: SUM_START, y: y + 12 }, pair, TOTAL)
    }
  }
  return y + 16
}

/** Tax within the prices, by rate. */
function drawTaxes(sheet: Typesetter, { language, receipt }: Invoice, top: number): number {
  const texts = MESSAGES[language].invoice
  const money = (amount: string) => formatNpr(amount, language)
  let y = makeRoom(sheet, top, (receipt.taxes.length + 1) * 19 + 24)
  drawColumns(sheet, y, [texts.taxes, texts.withoutTax, texts.tax, texts.withTax], NOTE)
  rule(sheet, y + 7)
  y += 23
  for (const { rate, price_excl_tax, tax, price_incl_tax } of receipt.taxes) {
    const name = rate === 0 ? texts.noTax : texts.taxOf(writeDigits(rate, language))
    drawColumns(sheet, y, [name, money(price_excl_tax), money(tax), money(price_incl_tax)], BODY)
    y += LEADING + 3
  }
  const totals = [receipt.total_excl_tax, receipt.total_tax, receipt.total_incl_tax].map(money)
  drawColumns(sheet, y, [texts.total, totals[0] ?? '', totals[1] ?? '', totals[2] ?? ''], STRONG)
  return y + LEADING + 22
}

/** Payments with their reference, and refunds as credit lines below them. */
function drawMoney(sheet: Typesetter, { language, receipt }: Invoice, top: number): number {
  const texts = MESSAGES[language].invoice
  const { methods } = MESSAGES[language].orderMails
  const { refunds } = receipt
  // What a gift card or a voucher covers whole has no payment.
  const payments = receipt.payments.filter(({ method }) => method !== 'free')
  const sum = (amounts: readonly { amount: string }[]) =>
    amounts.reduce((total, { amount }) => total + Number(amount) * 100, 0)
  const methodOf = (method: string) => methods[method as keyof typeof methods] ?? method
  // Where cash goes back to is agreed with the buyer.
  const destinationOf = (method: string) => (method === 'cod' || method === 'cash' ? '' : methodOf(method))
  const paid = payments.map(
    ({ method, reference, paid_at, amount }) =>
      [texts.paidBy(methodOf(method), reference, dayOf(paid_at, language)), formatNpr(amount, language)] as const,
  )
  const credits = refunds.map(
    ({ method, amount, created_at, done_at }) =>
      [
        done_at === null
          ? texts.creditPending(destinationOf(method), dayOf(created_at, language))
          : texts.credit(destinationOf(method), dayOf(done_at, language)),
        formatNpr(`-${amount}`, language),
      ] as const,
  )
  if (paid.length === 0) paid.push([texts.nothingToPay, formatNpr('0', language)])
  let y = makeRoom(sheet, top, (paid.length + credits.length + 1) * 22 + 23)
  sheet.place(texts.payment, { x: PAGE.margin, y }, NOTE)
  rule(sheet, y + 7)
  y += 23
  for (const pair of [...paid, ...credits]) y = drawPair(sheet, { x: PAGE.margin, y }, pair, BODY)
  if (credits.length === 0) return y
  const left = (sum(payments) - sum(refunds)) / 100
  return drawPair(sheet, { x: PAGE.margin, y: y + 6 }, [texts.netPaid, formatNpr(left.toFixed(2), language)], STRONG)
}

function drawFeet(sheet: Typesetter, { language, receipt, number }: Invoice) {
  const texts = MESSAGES[language].invoice
  const { start, count } = sheet.document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    sheet.document.switchToPage(page)
    rule(sheet, PAGE.height - 60)
    sheet.place(`${receipt.seller.name}, ${receipt.seller.address}`, { x: PAGE.margin, y: PAGE.height - 42 }, NOTE)
    const pages = texts.page(
      writeDigits(number, language),
      writeDigits(page - start + 1, language),
      writeDigits(count, language),
    )
    sheet.place(pages, { x: RIGHT, y: PAGE.height - 42, isEnd: true }, NOTE)
  }
}
