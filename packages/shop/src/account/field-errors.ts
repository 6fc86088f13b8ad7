import type { ApiError } from '@dabali/api-client'

/** What the API says of each field, by its name; nothing when it refused for another reason. */
export function fieldErrors({ status, body }: Pick<ApiError, 'status' | 'body'>): Record<string, string> {
  if (status !== 400) return {}
  const told = Object.entries(Object(body)).flatMap(([field, texts]): [string, string][] => {
    const [text]: unknown[] = Array.isArray(texts) ? texts : []
    return typeof text === 'string' ? [[field, text]] : []
  })
  return Object.fromEntries(told)
}
