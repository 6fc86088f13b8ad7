import { randomInt } from 'node:crypto'

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A name such as Khalti gives: HT6o6PEZRWFJ5ygavzHWd5. */
export const newName = (): string => Array.from({ length: 22 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
