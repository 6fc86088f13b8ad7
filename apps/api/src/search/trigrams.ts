const SEPARATOR = 1
const PADDING = 2
const LETTER_BITS = 10
const MOST_LETTERS = 2 ** LETTER_BITS
/** All letters beyond the first thousand. */
const OTHER_LETTER = MOST_LETTERS - 1
export const MOST_TRIGRAMS = 2 ** 16

const CODE_POINTS = 0x11_00_00
/** As `pg_trgm` does: a sign that is neither a letter nor a digit separates words, such as the virama of Devanagari. */
const IN_A_WORD = /[\p{Alphabetic}\p{Nd}]/u

/** Trigrams of texts: those of each word with two spaces before and one behind it. */
export class Trigrams {
  // Pages that nobody touches take no memory.
  readonly #letters = new Uint16Array(CODE_POINTS)
  #letterCount = PADDING + 1
  readonly #numbers = new Map<number, number>()
  #stored = new Uint16Array(1024)

  get count() {
    return this.#numbers.size
  }

  /** The numbers of the trigrams of a stored text, in their order. The array is used again. */
  store(text: string): Uint16Array {
    if (this.#stored.length < text.length * 2) this.#stored = new Uint16Array(text.length * 2)
    let count = 0
    eachTrigram(text, this.#letterOf, (trigram) => {
      this.#stored[count] = this.#numberOf(trigram)
      count += 1
    })
    return this.#stored.subarray(0, count)
  }

  /** How many different trigrams a query has, and the numbers of those that are stored. Queries add none. */
  find(text: string) {
    const different = new Set<number>()
    const letterOf = (point: number) => this.#letters[point] || (isInWord(point) ? OTHER_LETTER : SEPARATOR)
    eachTrigram(text, letterOf, (trigram) => different.add(trigram))
    const known = [...different].map((trigram) => this.#numbers.get(trigram)).filter((number) => number !== undefined)
    return { count: different.size, known: new Set(known) }
  }

  #letterOf = (point: number) => {
    let letter = this.#letters[point] as number
    if (letter !== 0) return letter
    letter = isInWord(point) ? Math.min(this.#letterCount, OTHER_LETTER) : SEPARATOR
    if (letter !== SEPARATOR) this.#letterCount += 1
    this.#letters[point] = letter
    return letter
  }

  #numberOf(trigram: number) {
    let number = this.#numbers.get(trigram)
    if (number === undefined) {
      number = Math.min(this.#numbers.size, MOST_TRIGRAMS - 1)
      this.#numbers.set(trigram, number)
    }
    return number
  }
}

const isInWord = (point: number) => IN_A_WORD.test(String.fromCodePoint(point))

function eachTrigram(text: string, letterOf: (point: number) => number, act: (trigram: number) => void) {
  let [first, second] = [PADDING, PADDING]
  // A text ends like a word.
  for (let at = 0; at <= text.length; at += 1) {
    const point = text.codePointAt(at)
    if (point !== undefined && point > 0xffff) at += 1
    const letter = point === undefined ? SEPARATOR : letterOf(point)
    if (letter === SEPARATOR && second === PADDING) continue
    const third = letter === SEPARATOR ? PADDING : letter
    act(((first * MOST_LETTERS + second) << LETTER_BITS) + third)
    ;[first, second] = [third === PADDING ? PADDING : second, third]
  }
}
