/** What a door can say to a ticket. */
export const DOOR_VERDICTS = ['ok', 'already', 'revoked', 'wrong_event', 'not_paid', 'unknown'] as const

export type DoorVerdict = (typeof DOOR_VERDICTS)[number]

/** A ticket as whoever stands at the door knows it. */
export type TicketAtDoor = {
  nightId: number
  /** How often its code was changed until now. */
  revision: number
  isRevoked?: boolean | undefined
  /** A list for doors has nothing else than what is paid, and need not say so. */
  isUnpaid?: boolean | undefined
  /** Whoever came with it is in, and that was not taken back. */
  isIn?: boolean | undefined
}

export type DoorQuestion = {
  /** The night of this door. */
  nightId: number
  /** Of the code that was shown. */
  revision: number
  ticket: TicketAtDoor | undefined
}

/**
 * Whoever comes to a door is told, in this order: `unknown` without a ticket, `wrong_event` with one of another night,
 * `revoked` when it was given back or its code was changed since, `not_paid`, `already` when somebody is in with it, and
 * otherwise `ok`.
 *
 * @example
 * doorVerdict({ nightId: 7, revision: 0, ticket: { nightId: 7, revision: 1 } }) // => 'revoked'
 */
export function doorVerdict({ nightId, revision, ticket }: DoorQuestion): DoorVerdict {
  if (!ticket) return 'unknown'
  if (ticket.nightId !== nightId) return 'wrong_event'
  if (ticket.isRevoked || ticket.revision !== revision) return 'revoked'
  if (ticket.isUnpaid) return 'not_paid'
  return ticket.isIn ? 'already' : 'ok'
}
