import { formatNpr, type Language } from '@dabali/domain'
import { rupees } from '../../catalogue/price.ts'
import { MESSAGES } from '../../messages/messages.ts'
import {
  INK,
  MARIGOLD,
  openDocument,
  PAPER_SIZE,
  QUIET_INK,
  RED,
  type TextStyle,
  type Typesetter,
} from '../../pdf/typeset.ts'

export type PrintedGiftCard = {
  language: Language
  code: string
  /** In paisa. */
  amount: number
  recipient: string
  sender: string
  message: string
  /** The address of the shop. */
  site: string
  issuedAt: Date
}

const CARD = { width: 400, height: 250, y: 72 }
const LEFT = (PAPER_SIZE.width - CARD.width) / 2
const RIGHT = LEFT + CARD.width
const BOTTOM = PAPER_SIZE.height - 60

const PAPER = '#fffefb'

const BODY: TextStyle = { size: 11 }
const NOTE: TextStyle = { size: 9, color: QUIET_INK }
const LABEL: TextStyle = { size: 12, isBold: true }
const CODE: TextStyle = { size: 22, isBold: true }
const LEADING = 17

/** Draws the page of a gift card as PDF. The same card gives the same bytes. */
export function drawGiftCard(card: PrintedGiftCard): Promise<Buffer> {
  const { language, code, sender, message, site, issuedAt } = card
  const { orderMails: texts, signature } = MESSAGES[language]
  const sheet = openDocument({ title: texts.giftCardName, author: signature, language, createdAt: issuedAt })
  drawCard(sheet, card)
  let y = CARD.y + CARD.height + 40
  sheet.place(texts.giftCardCode, { x: LEFT, y }, NOTE)
  sheet.place(code, { x: LEFT, y: y + 28 }, CODE)
  y += 66
  const steps = texts.giftCardSteps(new URL(site).host)
  sheet.place(texts.giftCardRedeem, { x: LEFT, y }, LABEL)
  y = steps.reduce((next, step) => drawText(sheet, step, next), y + 20)
  y = drawText(sheet, texts.giftCardKeep, y + 8, NOTE)
  if (sender !== '') y = drawText(sheet, texts.giftCardFrom(sender), y + 22, LABEL)
  // The longest messages do not fit on the page; the email has all of it.
  if (message !== '') drawText(sheet, message, y + (sender === '' ? 22 : 4))
  return sheet.finish()
}

/** The lines of a text as far as the page has room; where the next text starts. */
function drawText(sheet: Typesetter, text: string, top: number, style: TextStyle = BODY): number {
  let y = top
  for (const paragraph of text.split('\n')) {
    for (const line of sheet.wrap(paragraph, CARD.width, style)) {
      if (y > BOTTOM) return y
      sheet.place(line, { x: LEFT, y }, style)
      y += LEADING
    }
  }
  return y
}

const ICON_SCALE = 6

function drawCard(sheet: Typesetter, { language, amount, recipient }: PrintedGiftCard) {
  const { document, place, wrap } = sheet
  const { orderMails: texts, signature } = MESSAGES[language]
  const { y, height } = CARD
  const bottom = y + height
  document.roundedRect(LEFT, y, CARD.width, height, 12).fill(INK)
  // The icon of the logo: a person on a raised stage.
  const [iconX, iconY] = [RIGHT - 30 - 24 * ICON_SCALE, bottom - 30 - 22 * ICON_SCALE]
  document.circle(iconX + 12 * ICON_SCALE, iconY + 4 * ICON_SCALE, 4 * ICON_SCALE).fill(MARIGOLD)
  for (const [x, top, width] of [
    [7, 10, 10],
    [4, 14.3, 16],
    [0, 18.6, 24],
  ] as const) {
    document.rect(iconX + x * ICON_SCALE, iconY + top * ICON_SCALE, width * ICON_SCALE, 3.4 * ICON_SCALE)
  }
  document.fill(RED)
  const x = LEFT + 30
  const width = iconX - x - 12
  place(signature, { x, y: y + 50 }, { size: 26, isBold: true, color: PAPER })
  place(texts.giftCardName, { x, y: y + 74 }, { size: 13, color: '#cfc9bb' })
  place(formatNpr(rupees(amount), language), { x, y: bottom - 52 }, { size: 30, isBold: true, color: PAPER })
  if (recipient === '') return
  const style: TextStyle = { size: 13, color: '#cfc9bb' }
  const [first = '', ...others] = wrap(texts.giftCardFor(recipient), width, style)
  place(others.length > 0 ? `${first}…` : first, { x, y: bottom - 30 }, style)
}
