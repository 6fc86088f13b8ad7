import {
  displayDate,
  displayNepaliDate,
  formatNpr,
  type Language,
  ticketNumber,
  ticketTypeName,
  writeDigits,
} from '@dabali/domain'
import { encodeQR } from 'qr'
import { rupees } from '../../catalogue/price.ts'
import { MESSAGES } from '../../messages/messages.ts'
import {
  drawLogo,
  INK,
  MARIGOLD,
  openDocument,
  PAPER_SIZE,
  QUIET_INK,
  RULE,
  type TextStyle,
  type Typesetter,
} from '../../pdf/typeset.ts'
import { toSeat } from '../../seats/seat.ts'
import type { TicketRow } from '../queries/tickets.ts'

type PrintedTicket = {
  row: TicketRow
  /** The content of its QR code. */
  code: string
  /** "Ticket 1 of 2" */
  nth: string
  /** The poster of the event in the proportions of its strip, as JPEG. */
  poster: Buffer | undefined
}

const MM = 72 / 25.4
const LEFT = 36
const TICKET = { width: PAPER_SIZE.width - 2 * LEFT, height: 362 }
const TOP = 40
/** Two to a sheet, with room to cut between them. */
const TOPS = [TOP, TOP + TICKET.height + 26] as const
const BAND = 5
/** What is seen of the poster. */
export const STRIP = { width: 75, height: TICKET.height - BAND }
const STUB_WIDTH = 168
/** With its light border; the squares fill at least 40 mm. */
const CODE_SIZE = 48 * MM
const BORDER_SQUARES = 4
const PAD = 16
const BODY = { x: LEFT + STRIP.width + PAD, width: TICKET.width - STRIP.width - STUB_WIDTH - 2 * PAD }
const HALF = BODY.width / 2

const LABEL: TextStyle = { size: 8.5, color: QUIET_INK }
const VALUE: TextStyle = { size: 10.5, isBold: true }
const NOTE: TextStyle = { size: 8.5, color: QUIET_INK }
const TITLE: TextStyle = { size: 17, isBold: true }
const SEAT: TextStyle = { size: 20, isBold: true }
const NUMBER: TextStyle = { size: 14, isBold: true }
const BRAND: TextStyle = { size: 12, isBold: true }
/** Vowel signs above and below Devanagari letters need this much room. */
const LEADING = 14.5
const TITLE_LEADING = 23
const MOST_TITLE_LINES = 2

const timeText = (time: Date, language: Language) =>
  language === 'ne' ? displayNepaliDate(time.toISOString()) : displayDate(time.toISOString())
const clockText = (time: Date, language: Language) => timeText(time, language).split(' ').at(-1) ?? ''

type Sheet = { tickets: readonly PrintedTicket[]; language: Language }

/** Draws tickets as PDF, two to a sheet. Equal tickets give equal bytes. */
export function drawTickets({ tickets, language }: Sheet): Promise<Buffer> {
  const { signature, ticketFiles: texts } = MESSAGES[language]
  const sheet = openDocument({
    title: texts.title(tickets[0]?.row.title ?? ''),
    author: signature,
    language,
    createdAt: new Date(Math.max(...tickets.map(({ row }) => row.changed_at.getTime()))),
  })
  for (const [index, ticket] of tickets.entries()) {
    const at = index % TOPS.length
    if (index > 0 && at === 0) sheet.document.addPage()
    drawTicket(sheet, ticket, { top: TOPS[at] ?? TOP, language })
  }
  return sheet.finish()
}

type Place = { top: number; language: Language }

function drawTicket(sheet: Typesetter, ticket: PrintedTicket, { top, language }: Place) {
  drawPaper(sheet, ticket, top)
  drawFacts(sheet, ticket, { top, language })
  drawStub(sheet, ticket, { top, language })
}

function drawPaper({ document }: Typesetter, { poster }: PrintedTicket, top: number) {
  const { width, height } = TICKET
  if (poster === undefined) document.rect(LEFT, top + BAND, STRIP.width, STRIP.height).fill(INK)
  else document.image(poster, LEFT, top + BAND, { width: STRIP.width, height: STRIP.height })
  document.rect(LEFT, top, width, BAND).fill(MARIGOLD)
  document.rect(LEFT, top, width, height).lineWidth(0.6).strokeColor(RULE).stroke()
  const tear = LEFT + width - STUB_WIDTH
  document
    .moveTo(tear, top + BAND)
    .lineTo(tear, top + height)
    .lineWidth(0.8)
    .dash(4, { space: 3 })
    .strokeColor(QUIET_INK)
    .stroke()
    .undash()
}

function drawFacts(sheet: Typesetter, { row, nth }: PrintedTicket, { top, language }: Place) {
  const { ticketFiles: texts, signature } = MESSAGES[language]
  const type = ticketTypeName(row.ticket_title, row.title)
  const seat = row.seat && toSeat(row.seat, language)
  let y = top + BAND + 21
  sheet.place(nth, { x: BODY.x, y }, NOTE)
  y += TITLE_LEADING
  for (const line of sheet.wrap(row.title, BODY.width, TITLE).slice(0, MOST_TITLE_LINES)) {
    sheet.place(line, { x: BODY.x, y }, TITLE)
    y += TITLE_LEADING
  }
  const times: readonly Line[] =
    row.date_status === 'postponed'
      ? [[texts.postponed, VALUE]]
      : [
          [timeText(row.starts_at, language), VALUE],
          [texts.doorsAt(clockText(row.doors_at, language)), NOTE],
        ]
  y = drawFact(sheet, { x: BODY.x, y, width: BODY.width }, [[texts.when, LABEL], ...times])
  y = drawFact(sheet, { x: BODY.x, y, width: BODY.width }, [
    [texts.where, LABEL],
    [row.venue?.name ?? '', VALUE],
    [row.venue?.address ?? '', NOTE],
  ])
  const places: readonly Line[] = seat
    ? [
        [texts.seat, LABEL],
        [`${seat.row} ${seat.number}`, SEAT],
        // "Balcony, seated" names its section.
        [type.startsWith(seat.section) ? type : `${seat.section}, ${type}`, NOTE],
      ]
    : [
        [texts.type, LABEL],
        [type, VALUE],
      ]
  const names: readonly Line[] =
    row.holder === ''
      ? []
      : [
          [texts.name, LABEL],
          [row.holder, VALUE],
        ]
  y = drawPair(sheet, y, places, names)
  const price = row.unit_price === 0 ? texts.free : formatNpr(rupees(row.unit_price), language)
  drawPair(
    sheet,
    y,
    [
      [texts.price, LABEL],
      [price, VALUE],
    ],
    [
      [texts.order, LABEL],
      [writeDigits(row.order_number, language), VALUE],
    ],
  )
  drawFoot(sheet, {
    y: top + TICKET.height - 34,
    brand: signature,
    by: row.organizer && texts.presentedBy(row.organizer),
  })
}

type Line = readonly [text: string, style: TextStyle]
type Column = { x: number; y: number; width: number }

/** A label with what it names below it; where the next fact begins. */
function drawFact(sheet: Typesetter, { x, y, width }: Column, lines: readonly Line[]): number {
  let next = y
  for (const [text, style] of lines) {
    const written = text === '' ? [] : sheet.wrap(text, width, style).slice(0, 2)
    for (const line of written) {
      if (style === SEAT) next += 7
      sheet.place(line, { x, y: next }, style)
      next += LEADING
    }
  }
  return next + 6
}

function drawPair(sheet: Typesetter, y: number, first: readonly Line[], second: readonly Line[]): number {
  const width = HALF - 8
  const ends = [
    drawFact(sheet, { x: BODY.x, y, width }, first),
    drawFact(sheet, { x: BODY.x + HALF, y, width }, second),
  ]
  return Math.max(...ends)
}

function drawFoot(sheet: Typesetter, { y, brand, by }: { y: number; brand: string; by: string }) {
  const end = BODY.x + BODY.width
  sheet.document.moveTo(BODY.x, y).lineTo(end, y).lineWidth(0.6).strokeColor(RULE).stroke()
  drawLogo(sheet, { x: BODY.x, y: y + 9, scale: 0.5 })
  sheet.place(brand, { x: BODY.x + 20, y: y + 21 }, BRAND)
  const [line = ''] = sheet.wrap(by, BODY.width - 80, NOTE)
  sheet.place(line, { x: end, y: y + 20, isEnd: true }, NOTE)
}

function drawStub(sheet: Typesetter, { row, code }: PrintedTicket, { top, language }: Place) {
  const middle = LEFT + TICKET.width - STUB_WIDTH / 2
  const y = top + 78
  drawCode(sheet, code, { x: middle - CODE_SIZE / 2, y })
  sheet.place(ticketNumber(row), { x: middle, y: y + CODE_SIZE + 22, isMiddle: true }, NUMBER)
  const lines = sheet.wrap(MESSAGES[language].ticketFiles.scannedOnce, STUB_WIDTH - 2 * PAD, NOTE)
  for (const [at, line] of lines.entries()) {
    sheet.place(line, { x: middle, y: y + CODE_SIZE + 44 + at * LEADING, isMiddle: true }, NOTE)
  }
}

/** Each run of dark squares in a row is one rectangle, in black, for scanners. */
function drawCode({ document }: Typesetter, code: string, { x, y }: { x: number; y: number }) {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: BORDER_SQUARES })
  const square = CODE_SIZE / rows.length
  document.rect(x, y, CODE_SIZE, CODE_SIZE).fill('#ffffff')
  for (const [line, row] of rows.entries()) {
    for (let start = 0; start < row.length; start += 1) {
      if (!row[start]) continue
      let end = start
      while (row[end]) end += 1
      document.rect(x + start * square, y + line * square, (end - start) * square, square)
      start = end
    }
  }
  document.fill('#000000')
}
