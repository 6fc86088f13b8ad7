const LONGEST_MS = 15_000

type Sending = RequestInit & { url: string; signal: AbortSignal }

/** Tells somebody something, and says what they answered: null, when they did not. */
export async function send({ url, signal, ...init }: Sending): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
