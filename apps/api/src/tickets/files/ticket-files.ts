import { buffer } from 'node:stream/consumers'
import { writeDigits } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import { framePoster } from '../../mail/mail-pictures.ts'
import type { MailAttachment } from '../../mail/queries.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { Picture } from '../../pictures/queries.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { ticketCalendar } from '../read-tickets.ts'

export type Media = Pick<MediaStore, 'read'>

/** A ticket that can be shown at an entrance, and the content of its QR code. */
export type CodedTicket = { row: TicketRow; code: string }

const POSTER_WIDTH = 600
const MEDIA_PATH = '/v1/media/'

/** The narrowest file of a picture that is wide enough, or else the widest; undefined without one that can be read. */
export async function readPoster(media: Media | undefined, picture: Picture | null): Promise<Buffer | undefined> {
  const files = (picture?.sources ?? []).filter(({ type }) => type === 'image/webp')
  const file = files.find(({ width }) => width >= POSTER_WIDTH) ?? files.at(-1)
  const stream = file && (await media?.read(file.src.slice(MEDIA_PATH.length)))
  return stream && buffer(stream)
}

/** Twice the size of paper, so that it is sharp in print. */
const DENSITY = 2.5

type Printing = { tickets: readonly CodedTicket[]; media: Media | undefined; language: Language }

/** The tickets as PDF. */
export async function printTickets({ tickets, media, language }: Printing): Promise<Buffer> {
  // Loaded lazily: the fonts take time and memory, and not every process writes tickets.
  const { drawTickets, STRIP } = await import('./draw-tickets.ts')
  const texts = MESSAGES[language].ticketFiles
  const posters = new Map<number, Promise<Buffer | undefined>>()
  const posterOf = (row: TicketRow) => {
    const known = posters.get(row.event_date_id)
    const poster = known ?? readPoster(media, row.picture).then((bytes) => bytes && posterStrip(bytes, STRIP))
    posters.set(row.event_date_id, poster)
    return poster
  }
  const count = writeDigits(tickets.length, language)
  const printed = tickets.map(async ({ row, code }, at) => ({
    row,
    code,
    nth:
      tickets.length > 1
        ? texts.nth(writeDigits(at + 1, language), count)
        : texts.number(writeDigits(row.seq, language)),
    poster: await posterOf(row),
  }))
  return drawTickets({ tickets: await Promise.all(printed), language })
}

type Mailing = Printing & { rows: readonly TicketRow[] }

/** The files of an email that brings tickets: those with a code as PDF, and the dates of all. */
export async function mailedTicketFiles({ rows, ...printing }: Mailing): Promise<MailAttachment[]> {
  const dates = Buffer.from(ticketCalendar(rows, printing.language)).toString('base64')
  const calendar = { name: 'tickets.ics', type: 'text/calendar', content: dates }
  if (printing.tickets.length === 0) return [calendar]
  const content = (await printTickets(printing)).toString('base64')
  return [{ name: 'tickets.pdf', type: 'application/pdf', content }, calendar]
}

const PAPER = '#ffffff'

async function posterStrip(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const frame = { width: Math.round(width * DENSITY), height: Math.round(height * DENSITY), background: PAPER }
  return (await framePoster(bytes, frame))
    .flatten({ background: PAPER })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
