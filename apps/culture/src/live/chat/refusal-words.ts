import { ApiError } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { refusalText } from '@dabali/shop/refusal-text'
import type { ChatTexts } from './chat-texts.ts'
import { countedWords } from './counted-words.ts'

/** Why nothing was said: in a while, for a reason that was given, or for none. */
export function refusalWords(error: unknown, texts: Pick<ChatTexts, 'again' | 'notSent'>, language: Language): string {
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined
  if (seconds !== undefined) return countedWords(texts.again, seconds, language)
  return refusalText(error, texts.notSent)
}
