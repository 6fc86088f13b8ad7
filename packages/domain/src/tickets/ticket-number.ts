/** Letters and digits that are not mistaken for one another (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ALPHABET_SIZE = 32
const LENGTH = 8
const HALF = 4
/** The end of an id, which is random: ten hexadecimal digits hold as much as eight characters of the alphabet. */
const HEX_DIGITS = 10
const LIMIT = 1_099_511_627_776
/** Large enough that no revision of a ticket has the number of another one. */
const REVISION_STEP = 104_729
const LOOKALIKES = { O: '0', I: '1', L: '1' } as const

/** What a number is computed from: the ticket, and how often its code was changed. */
export type NumberedTicket = { id: string; revision: number }

const endOf = (id: string) => Number.parseInt(id.slice(-HEX_DIGITS), 16)

/**
 * The number next to the QR code of a ticket, to be typed where it cannot be scanned. A transferred ticket has a new number,
 * as it has a new code.
 *
 * @example
 * ticketNumber({ id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 0 }) // => '0000 001A'
 */
export function ticketNumber({ id, revision }: NumberedTicket): string {
  let rest = (endOf(id) + revision * REVISION_STEP) % LIMIT
  let characters = ''
  for (let index = 0; index < LENGTH; index += 1) {
    characters = ALPHABET.charAt(rest % ALPHABET_SIZE) + characters
    rest = Math.floor(rest / ALPHABET_SIZE)
  }
  return `${characters.slice(0, HALF)} ${characters.slice(HALF)}`
}

/**
 * Parses a typed number into the form of `ticketNumber`; `undefined` if it is none.
 *
 * @example
 * readTicketNumber('oooo-oo1a') // => '0000 001A'
 */
export function readTicketNumber(text: string): string | undefined {
  const typed = text.replace(/[\s-]/g, '').toUpperCase()
  const characters = typed.replace(/[OIL]/g, (character) => LOOKALIKES[character as keyof typeof LOOKALIKES])
  const isNumber = characters.length === LENGTH && [...characters].every((character) => ALPHABET.includes(character))
  return isNumber ? `${characters.slice(0, HALF)} ${characters.slice(HALF)}` : undefined
}

/**
 * The ticket of a list that has the typed number, in whatever form; `undefined` when none has it, or when it is no number.
 *
 * @example
 * findNumberedTicket([{ id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 0 }], 'oooo-oo1a')?.revision // => 0
 */
export function findNumberedTicket<Ticket extends NumberedTicket>(
  tickets: readonly Ticket[],
  text: string,
): Ticket | undefined {
  const number = readTicketNumber(text)
  return tickets.find((ticket) => ticketNumber(ticket) === number)
}

/** A ticket with the revision of a number, which is lower than its own when the ticket has another number now. */
export type FoundNumber<Ticket> = { ticket: Ticket; revision: number }

/**
 * The ticket of a list that has the typed number, in whatever form, or that had it before a transfer or a reissue;
 * `undefined` when no ticket ever had it, or when it is no number. A present number comes before a former one.
 *
 * @example
 * findTicketByNumber([{ id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 1 }], 'oooo-oo1a')?.revision // => 0
 */
export function findTicketByNumber<Ticket extends NumberedTicket>(
  tickets: readonly Ticket[],
  text: string,
): FoundNumber<Ticket> | undefined {
  const number = readTicketNumber(text)
  if (number === undefined) return undefined
  const present = findNumberedTicket(tickets, number)
  if (present) return { ticket: present, revision: present.revision }
  const value = numberValue(number)
  for (const ticket of tickets) {
    const revision = formerRevision(ticket, value)
    if (revision !== undefined) return { ticket, revision }
  }
  return undefined
}

const numberValue = (number: string) =>
  [...number.replace(' ', '')].reduce((value, character) => value * ALPHABET_SIZE + ALPHABET.indexOf(character), 0)

/** The earlier revision at which a ticket had the number of this value. */
function formerRevision({ id, revision }: NumberedTicket, value: number): number | undefined {
  const steps = ((value - endOf(id) + LIMIT) % LIMIT) / REVISION_STEP
  return Number.isInteger(steps) && steps < revision ? steps : undefined
}
