/** A word that a program chose, and no text that somebody wrote. */
const WORD = /^[A-Za-z0-9_.-]{1,40}$/

/** What is kept and logged of a failure: its kind and its codes. A message may repeat what the job holds. */
export function failureKind(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const words = [error.name, Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')]
  return words
    .map(String)
    .filter((word) => word !== 'undefined' && WORD.test(word))
    .join(' ')
}
