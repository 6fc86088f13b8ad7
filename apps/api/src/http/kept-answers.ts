const MEBIBYTE = 1024 * 1024
/** What one instance keeps of answers in its memory. */
const MOST_KEPT_BYTES = 24 * MEBIBYTE
/** No single answer pushes out more than this part of all the others. */
const LARGEST_PART = 16
/** What an entry costs besides its bytes, roughly. */
const ENTRY_BYTES = 512

export type KeptAnswer = {
  body: Buffer
  etag: string
  type: string
  tags: string[]
  /** The last change there was before the answer was computed. */
  seq: number
  /** When it ends by itself, in milliseconds. */
  until: number
}

/** Answers by address and language; those that nobody has asked for longest go when there is no more room. */
export function keptAnswers(mostBytes = MOST_KEPT_BYTES) {
  const answers = new Map<string, KeptAnswer>()
  let bytes = 0

  const forget = (key: string) => {
    const answer = answers.get(key)
    if (answer === undefined) return
    answers.delete(key)
    bytes -= sizeOf(key, answer)
  }

  return {
    find(key: string, now = Date.now()) {
      const answer = answers.get(key)
      if (answer === undefined) return undefined
      forget(key)
      if (answer.until <= now) return undefined
      put(key, answer)
      return answer
    },
    keep(key: string, answer: KeptAnswer) {
      forget(key)
      if (sizeOf(key, answer) > mostBytes / LARGEST_PART) return
      put(key, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= mostBytes) return
        forget(oldest)
      }
    },
    size: () => ({ answers: answers.size, bytes }),
  }

  function put(key: string, answer: KeptAnswer) {
    answers.set(key, answer)
    bytes += sizeOf(key, answer)
  }
}

export type KeptAnswers = ReturnType<typeof keptAnswers>

/** Whoever asks for random words or filters pushes out the answers to other such questions, and nothing else. */
export const answerStores = () => ({
  items: keptAnswers(14 * MEBIBYTE),
  lists: keptAnswers(6 * MEBIBYTE),
  searches: keptAnswers(4 * MEBIBYTE),
})

export type AnswerStores = Record<keyof ReturnType<typeof answerStores>, KeptAnswers>

const sizeOf = (key: string, { body }: KeptAnswer) => body.byteLength + key.length * 2 + ENTRY_BYTES
