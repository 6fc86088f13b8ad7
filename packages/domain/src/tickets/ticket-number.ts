/** Letters and digits that nobody takes for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SIGN_COUNT = 32
const LENGTH = 8
const HALF = 4
/** The end of an id, which is random: ten hexadecimal digits are as much as eight of our signs. */
const HEX_DIGITS = 10
const LIMIT = 1_099_511_627_776
/** Far enough that no revision of a ticket has the number of another one. */
const REVISION_STEP = 104_729
const MEANT = { O: '0', I: '1', L: '1' } as const

/** What a number is made of: the ticket, and how often its code was changed. */
export type NumberedTicket = { id: string; revision: number }

/**
 * The number that stands beside the code of a ticket, to be typed where no camera reads. A ticket that was given on has a
 * new one, as it has a new code.
 *
 * @example
 * ticketNumber({ id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 0 }) // => '0000 001A'
 */
export function ticketNumber({ id, revision }: NumberedTicket): string {
  const end = Number.parseInt(id.slice(-HEX_DIGITS), 16)
  let rest = (end + revision * REVISION_STEP) % LIMIT
  let signs = ''
  for (let place = 0; place < LENGTH; place += 1) {
    signs = SIGNS.charAt(rest % SIGN_COUNT) + signs
    rest = Math.floor(rest / SIGN_COUNT)
  }
  return `${signs.slice(0, HALF)} ${signs.slice(HALF)}`
}

/**
 * The number that somebody typed, as `ticketNumber` writes it; nothing for what is none.
 *
 * @example
 * readTicketNumber('oooo-oo1a') // => '0000 001A'
 */
export function readTicketNumber(text: string): string | undefined {
  const typed = text.replace(/[\s-]/g, '').toUpperCase()
  const signs = typed.replace(/[OIL]/g, (sign) => MEANT[sign as keyof typeof MEANT])
  const isNumber = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign))
  return isNumber ? `${signs.slice(0, HALF)} ${signs.slice(HALF)}` : undefined
}
