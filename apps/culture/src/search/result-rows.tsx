import type { EventCard, SearchResult } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { ResultRow } from '@dabali/shop/result-row'
import { pageLanguage } from '../i18n/language.ts'
import { contentPath } from '../paths.ts'
import { NightFacts } from './night-facts.tsx'

type ResultRowsProps = {
  results: readonly SearchResult[]
  /** What is marked in their words. */
  words: string
  /** The nights that are to come, of which a night says when it is. */
  nights: readonly EventCard[]
  /** They are what the page begins with. */
  first?: boolean
}

/** So many rows are on the first screen of a phone. */
const SEEN_FIRST = 2

/** What was found, one below the other. */
export async function ResultRows({ results, words, nights, first = false }: ResultRowsProps) {
  const language = await pageLanguage()
  return (
    <ul>
      {results.map((result, index) => {
        const night = result.kind === 'event' && nights.find(({ slug }) => slug === result.slug)
        return (
          <ResultRow
            key={`${result.kind} ${result.slug}`}
            result={result}
            href={localPath(language, placeOf(result))}
            words={words}
            language={language}
            first={first && index < SEEN_FIRST}
          >
            {night && <NightFacts night={night} language={language} />}
          </ResultRow>
        )
      })}
    </ul>
  )
}

/** Only what has a page here is asked for. */
const placeOf = ({ kind, slug }: SearchResult) => (isContent(kind) && contentPath({ kind, slug })) || HOME_PATH

type ContentKind = Parameters<typeof contentPath>[0]['kind']
const isContent = (kind: string): kind is ContentKind => kind !== 'product'
