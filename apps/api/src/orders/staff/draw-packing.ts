import { displayDate, formatNpr, type Language, writeDigits } from '@dabali/domain'
import { addressLines } from '../../address/address.ts'
import { shippingMethodName } from '../../basket/shipping-methods.ts'
import { rupees } from '../../catalogue/price.ts'
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
import type { OrderRow } from '../queries/read.ts'
import type { Seller } from '../requests.ts'
import { linesToPack } from '../shipments/shipments.ts'
import { titleOf } from '../to-order.ts'

type Packed = { row: OrderRow; notes: readonly string[] }

type Sheets = { orders: readonly Packed[]; seller: Seller; language: Language; now: Date }

const MARGIN = 48
const RIGHT = PAPER_SIZE.width - MARGIN
const BOTTOM = PAPER_SIZE.height - MARGIN
const LEADING = 15.5
const BODY: TextStyle = { size: 10 }
const STRONG: TextStyle = { size: 10, isBold: true }
const NOTE: TextStyle = { size: 8.5, color: QUIET_INK }
const TITLE: TextStyle = { size: 20, isBold: true }

const KATHMANDU = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' })

const openSheets = ({ seller, language, now }: Sheets, title: string) =>
  openDocument({ title, author: seller.name, language, createdAt: now })

const recipientOf = ({ shipping_address: address }: OrderRow, language: Language) =>
  address === null ? [] : addressLines(address, language)

/** Cash that the courier must collect; 0 if the order is paid. */
const cashOf = (row: OrderRow) => (row.payment_status === 'cod_pending' ? row.total - row.gift_card_amount : 0)

/** The next base line below a text that is wrapped. */
function drawText(
  sheet: Typesetter,
  text: string,
  at: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  return sheet.wrap(text, at.width, style).reduce((y, line) => {
    sheet.place(line, { x: at.x, y }, style)
    return y + LEADING
  }, at.y)
}

/** A packing list for each order, each on a page of its own. */
export function drawPackingLists(sheets: Sheets): Promise<Buffer> {
  const sheet = openSheets(sheets, MESSAGES[sheets.language].packing.title)
  for (const [at, packed] of sheets.orders.entries()) {
    if (at > 0) sheet.document.addPage()
    drawPackingList(sheet, packed, sheets)
  }
  return sheet.finish()
}

function drawPackingList(sheet: Typesetter, { row, notes }: Packed, { language, seller }: Sheets) {
  const texts = MESSAGES[language].packing
  drawLogo(sheet, { x: MARGIN, y: 44 })
  sheet.place(seller.name, { x: MARGIN + 38, y: 70 }, TITLE)
  sheet.place(texts.order(writeDigits(row.number, language)), { x: RIGHT, y: 70, isEnd: true }, TITLE)
  rule(sheet, 84, INK)
  const half = (RIGHT - MARGIN) / 2
  const right = { x: MARGIN + half + 12, width: half - 12 }
  sheet.place(texts.to, { x: MARGIN, y: 108 }, NOTE)
  const left = recipientOf(row, language).reduce(
    (y, line, at) => drawText(sheet, line, { x: MARGIN, y, width: half - 12 }, at === 0 ? STRONG : BODY),
    124,
  )
  sheet.place(texts.delivery, { x: right.x, y: 108 }, NOTE)
  const facts = [
    shippingMethodName(row, language) ?? '',
    row.slot ? `${displayDate(row.slot.day)} ${writeDigits(`${row.slot.starts}–${row.slot.ends}`, language)}` : '',
    texts.placed(displayDate(KATHMANDU.format(row.placed_at))),
    cashOf(row) > 0 ? texts.collect(formatNpr(rupees(cashOf(row)), language)) : texts.paid,
  ].filter(Boolean)
  const facing = facts.reduce((y, fact) => drawText(sheet, fact, { ...right, y }, BODY), 124)
  let y = Math.max(left, facing) + 16
  const toPack = new Map(linesToPack(row).map(({ line, quantity }) => [line, quantity]))
  for (const line of row.lines) {
    const quantity = toPack.get(line.id)
    if (quantity === undefined) continue
    y = makeRoom(sheet, y, 3 * LEADING)
    sheet.document
      .rect(MARGIN, y - 9, 10, 10)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke()
    sheet.place(`${writeDigits(quantity, language)} ×`, { x: MARGIN + 22, y }, STRONG)
    y = drawText(sheet, titleOf(line, language), { x: MARGIN + 60, y, width: RIGHT - MARGIN - 60 }, STRONG)
    rule(sheet, y - 8, RULE)
    y += 8
  }
  if (toPack.size === 0) y = drawText(sheet, texts.nothing, { x: MARGIN, y, width: RIGHT - MARGIN }, BODY)
  const message = row.is_gift ? (row.gift?.message ?? '') : ''
  const said = [...(message === '' ? [] : [texts.giftMessage(message)]), ...notes]
  for (const text of said) {
    y = makeRoom(sheet, y, 2 * LEADING)
    y = drawText(sheet, text, { x: MARGIN, y: y + 4, width: RIGHT - MARGIN }, BODY)
  }
}

function makeRoom({ document }: Typesetter, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  document.addPage()
  return MARGIN + 24
}

function rule({ document }: Typesetter, y: number, color: string) {
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.8).strokeColor(color).stroke()
}

/** Four labels on a page, each a quarter of it. */
const LABEL = { width: PAPER_SIZE.width / 2, height: PAPER_SIZE.height / 2, margin: 24 }
const LABELS_ON_PAGE = 4

/** An address label for each order. */
export function drawLabels(sheets: Sheets): Promise<Buffer> {
  const sheet = openSheets(sheets, MESSAGES[sheets.language].packing.labels)
  for (const [at, { row }] of sheets.orders.entries()) {
    const place = at % LABELS_ON_PAGE
    if (at > 0 && place === 0) sheet.document.addPage()
    drawLabel(sheet, row, { x: (place % 2) * LABEL.width, y: Math.floor(place / 2) * LABEL.height }, sheets)
  }
  return sheet.finish()
}

function drawLabel(sheet: Typesetter, row: OrderRow, { x, y }: { x: number; y: number }, { language, seller }: Sheets) {
  const texts = MESSAGES[language].packing
  const inner = { x: x + LABEL.margin, width: LABEL.width - 2 * LABEL.margin }
  sheet.document.rect(x, y, LABEL.width, LABEL.height).lineWidth(0.4).strokeColor(RULE).stroke()
  const sender = drawText(sheet, `${seller.name}, ${seller.address}`, { ...inner, y: y + LABEL.margin + 10 }, NOTE)
  const lines = recipientOf(row, language)
  const name: TextStyle = { size: 15, isBold: true }
  const street: TextStyle = { size: 12 }
  lines.reduce(
    (base, line, at) => drawText(sheet, line, { ...inner, y: base }, at === 0 ? name : street) + 3,
    sender + 24,
  )
  const foot = y + LABEL.height - LABEL.margin
  const cash = cashOf(row)
  if (cash > 0)
    sheet.place(
      texts.collect(formatNpr(rupees(cash), language)),
      { x: inner.x, y: foot - 22 },
      { size: 13, isBold: true },
    )
  sheet.place(texts.order(writeDigits(row.number, language)), { x: inner.x, y: foot }, STRONG)
}
