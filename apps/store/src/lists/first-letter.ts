/**
 * Under which letter a name stands: its first one, large and without its accent; of Devanagari the letter without its vowel
 * sign. What begins with no letter stands under `#`.
 */
export function firstLetter(name: string): string {
  const [letter] = name.trim().normalize('NFD')
  return letter && /^\p{L}$/u.test(letter) ? letter.toUpperCase() : '#'
}
