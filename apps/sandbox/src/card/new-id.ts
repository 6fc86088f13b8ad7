import { randomBytes } from 'node:crypto'

/** pi_3f0c…: what it is, and a number that nobody guesses. */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`
