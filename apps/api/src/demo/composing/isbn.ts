/** Nepal's group of the book numbers. */
const GROUP = '9789937'
const DIGITS = 5

/** The book number that is so far into the group, with its check digit. */
export function isbnOf(place: number) {
  const digits = GROUP + String(place).padStart(DIGITS, '0')
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
