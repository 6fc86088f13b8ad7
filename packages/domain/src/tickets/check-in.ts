/** The possible results of a check-in. */
export const DOOR_VERDICTS = ['ok', 'already', 'revoked', 'replaced', 'wrong_event', 'not_paid', 'unknown'] as const

export type DoorVerdict = (typeof DOOR_VERDICTS)[number]

/** A ticket as the check-in list has it. */
export type TicketAtDoor = {
  /** The event date of the ticket. */
  nightId: number
  /** How often the code of the ticket was changed. */
  revision: number
  isRevoked?: boolean | undefined
  /** A check-in list contains paid tickets only and may omit this. */
  isUnpaid?: boolean | undefined
  /** Whether the ticket was checked in and the check-in was not undone. */
  isIn?: boolean | undefined
}

export type DoorQuestion = {
  /** The event date of this check-in. */
  nightId: number
  /** The revision in the scanned code. */
  revision: number
  ticket: TicketAtDoor | undefined
}

/**
 * The result of a check-in, in this order: `unknown` without a ticket, `wrong_event` for a ticket of another event date,
 * `revoked` when it was refunded, `replaced` when a transfer or a reissue has given it another code since, `unknown` for a
 * code that is newer than the list, `not_paid`, `already` when it is checked in, and otherwise `ok`.
 *
 * @example
 * doorVerdict({ nightId: 7, revision: 0, ticket: { nightId: 7, revision: 1 } }) // => 'replaced'
 */
export function doorVerdict({ nightId, revision, ticket }: DoorQuestion): DoorVerdict {
  if (!ticket) return 'unknown'
  if (ticket.nightId !== nightId) return 'wrong_event'
  if (ticket.isRevoked) return 'revoked'
  if (revision !== ticket.revision) return revision < ticket.revision ? 'replaced' : 'unknown'
  if (ticket.isUnpaid) return 'not_paid'
  return ticket.isIn ? 'already' : 'ok'
}
