type Words = { title: string; text: string }
export type Question = Words & { id: number; goOn: string; cancel?: string; answer: (goOn: boolean) => void }

let waiting: readonly Question[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Question[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/** Puts a question; one that is asked while another is open waits for its turn. */
export function ask(words: Words & { goOn: string; cancel?: string }): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const answer = (goOn: boolean) => {
      change(waiting.filter((question) => question.id !== id))
      resolve(goOn)
    }
    change([...waiting, { ...words, id, answer }])
  })
}

export function questionNow(): Question | undefined {
  return waiting[0]
}

export function onQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
