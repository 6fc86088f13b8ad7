import { ApiError } from '../errors/api-error.ts'

/** What an answer holds, nothing when it is empty; one that is no success or cannot be read is thrown. */
export async function readAnswer(response: Response): Promise<unknown> {
  const { ok, status, headers } = response
  const text = await response.text()
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (ok) return body
    throw new ApiError(status, body, { headers })
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(status, text, { headers, cause })
  }
}
