import { formatNpr, ticketNumber, ticketTypeName } from '@dabali/domain'
import { PKPass } from 'passkit-generator'
import { rupees } from '../../catalogue/price.ts'
import type { Language } from '../../http/language.ts'
import { framePoster } from '../../mail/mail-pictures.ts'
import { sitePath } from '../../mail/mail-template.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { INK, MARIGOLD, RED } from '../../pdf/typeset.ts'
import { toSeat } from '../../seats/seat.ts'
import type { TicketRow } from '../queries/tickets.ts'
import type { AppleWallet } from './wallet-settings.ts'

const PAPER = 'rgb(255, 254, 251)'
const INK_TEXT = 'rgb(24, 25, 34)'
const LABEL_TEXT = 'rgb(85, 86, 94)'

/** Widths of the icon and of the picture above the facts; each file is there at its size and at two and three times it. */
const ICON_WIDTH = 29
const STRIP = { width: 375, height: 98 }
const DENSITIES = [1, 2, 3] as const

type Pass = {
  row: TicketRow
  code: string
  language: Language
  /** The poster of the event. */
  poster: Buffer | undefined
}

/** Writes the signed pass of a ticket for Apple Wallet. */
export async function writeApplePass(settings: AppleWallet, pass: Pass): Promise<Buffer> {
  const { row, code, language } = pass
  const { signature } = MESSAGES[language]
  const { certificate, key, passphrase, wwdr, passTypeId, teamId } = settings
  const written = new PKPass(
    await picturesOf(pass),
    {
      wwdr,
      signerCert: certificate,
      signerKey: key,
      ...(passphrase !== undefined && { signerKeyPassphrase: passphrase }),
    },
    {
      passTypeIdentifier: passTypeId,
      teamIdentifier: teamId,
      organizationName: signature,
      logoText: signature,
      description: row.title,
      // A ticket with a new code is another pass.
      serialNumber: `${row.id}-${row.revision}`,
      groupingIdentifier: `event-${row.event_date_id}`,
      backgroundColor: PAPER,
      foregroundColor: INK_TEXT,
      labelColor: LABEL_TEXT,
      sharingProhibited: true,
    },
  )
  written.type = 'eventTicket'
  addFields(written, pass)
  written.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: code,
    messageEncoding: 'iso-8859-1',
    altText: ticketNumber(row),
  })
  written.setRelevantDate(row.doors_at)
  written.setExpirationDate(row.ends_at)
  const { latitude = null, longitude = null } = row.venue ?? {}
  if (latitude !== null && longitude !== null) written.setLocations({ latitude, longitude })
  return written.getAsBuffer()
}

function addFields(written: PKPass, { row, language }: Pass) {
  const texts = MESSAGES[language].ticketFiles
  const time = { dateStyle: 'PKDateStyleMedium', timeStyle: 'PKDateStyleShort' } as const
  const seat = row.seat && toSeat(row.seat, language)
  written.primaryFields.push({ key: 'event', value: row.title })
  written.secondaryFields.push({ key: 'when', label: texts.when, value: row.starts_at.toISOString(), ...time })
  if (row.venue) written.secondaryFields.push({ key: 'where', label: texts.where, value: row.venue.name })
  if (seat) {
    written.auxiliaryFields.push(
      { key: 'section', label: seat.section, value: seat.label },
      { key: 'type', label: texts.type, value: ticketTypeName(row.ticket_title, row.title) },
    )
  } else {
    written.auxiliaryFields.push({
      key: 'type',
      label: texts.type,
      value: ticketTypeName(row.ticket_title, row.title),
    })
  }
  if (row.holder !== '') written.auxiliaryFields.push({ key: 'name', label: texts.name, value: row.holder })
  const price = row.unit_price === 0 ? texts.free : formatNpr(rupees(row.unit_price), language)
  written.backFields.push(
    { key: 'order', label: texts.order, value: row.order_number },
    { key: 'price', label: texts.price, value: price },
    { key: 'number', label: texts.ticketNumber, value: ticketNumber(row) },
    { key: 'doors', label: texts.doors, value: row.doors_at.toISOString(), ...time },
    {
      key: 'page',
      label: texts.number(String(row.seq)),
      value: sitePath({ site: row.site, language }, `/ticket/${row.hash}`),
    },
  )
  if (row.venue?.address) written.backFields.push({ key: 'address', label: texts.where, value: row.venue.address })
  if (row.organizer !== '')
    written.backFields.push({ key: 'by', label: MESSAGES[language].signature, value: texts.presentedBy(row.organizer) })
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -3 28 28">
  <circle cx="12" cy="4" r="4" fill="${INK}"/>
  <path d="M7 10h10v3.4H7zM4 14.3h16v3.4H4zM0 18.6h24V22H0z" fill="${RED}"/>
</svg>`

async function picturesOf({ poster }: Pass): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp')
  const files: Record<string, Buffer> = {}
  for (const density of DENSITIES) {
    const end = density === 1 ? '.png' : `@${density}x.png`
    const icon = await sharp(Buffer.from(LOGO), { density: 72 * density })
      .resize({ width: ICON_WIDTH * density, height: ICON_WIDTH * density, fit: 'contain', background: '#fffefb' })
      .png()
      .toBuffer()
    files[`icon${end}`] = icon
    files[`logo${end}`] = icon
    const size = { width: STRIP.width * density, height: STRIP.height * density }
    const strip =
      poster === undefined
        ? sharp({ create: { ...size, channels: 3, background: MARIGOLD } })
        : await framePoster(poster, { ...size, background: MARIGOLD })
    // A palette: posters are drawn in few colours.
    files[`strip${end}`] = await strip.png({ palette: true }).toBuffer()
  }
  return files
}
