import { createClient } from '@dabali/api-client'
import { useEffect, useState } from 'react'
import { askSuggestions, type Suggestion } from './ask-suggestions.ts'
import type { SearchSuggest } from './search-suggest.ts'

/** A hand that types pauses no longer than this between two letters. */
const PAUSE_MS = 140
const SHORTEST = 2
const LONGEST = 200
const NOTHING: { query: string; suggestions: Suggestion[] } = { query: '', suggestions: [] }

/**
 * What is suggested for the words in the field. Until the next answer is there the last one stands, so that nothing
 * flickers; what cannot be asked, without a connection too, suggests nothing.
 */
export function useSuggestions(words: string, { apiPath, language, paths }: SearchSuggest) {
  const [client] = useState(() => createClient({ baseUrl: apiPath, language }))
  const [known] = useState(() => new Map<string, Suggestion[]>())
  const [shown, setShown] = useState(NOTHING)
  const query = words.trim().slice(0, LONGEST)

  useEffect(() => {
    if (query.length < SHORTEST) {
      setShown(NOTHING)
      return
    }
    const asking = new AbortController()
    const tell = (suggestions: Suggestion[]) => {
      known.set(query, suggestions)
      setShown({ query, suggestions })
    }
    const forget = () => {
      if (!asking.signal.aborted) setShown(NOTHING)
    }
    const ask = () => askSuggestions(client, { query, paths, signal: asking.signal }).then(tell, forget)
    const remembered = known.get(query)
    const pause = setTimeout(() => (remembered ? tell(remembered) : void ask()), remembered ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [query, client, known, paths])
  return shown
}
