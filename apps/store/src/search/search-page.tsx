import { type Language, localPath } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { searchPath } from '../paths.ts'
import { Frame } from '../site/frame.tsx'
import { KindLinks } from './kind-links.tsx'
import { Namesakes } from './namesakes.tsx'
import { NothingFound } from './nothing-found.tsx'
import { readSearch, type Searched } from './read-searched.ts'
import { SearchHead, Understood } from './search-head.tsx'
import styles from './search-page.module.css'
import { readSearchQuery, type SearchQuery, writeSearchQuery } from './search-query.ts'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { searchTexts } from './search-texts.ts'
import { WaysInto } from './ways-in.tsx'

/** The page of a search, whatever became of it. */
export async function SearchPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const query = readSearchQuery(asked)
  const path = writeSearchQuery(query)
  const searched = await load(() => readSearch(query, language))
  if (searched.status !== 200) return <UnavailableScreen path={path} />
  return (
    <Frame path={path} query={query.words}>
      <div className="page">
        <Outcome query={query} searched={searched.value} language={language} />
      </div>
    </Frame>
  )
}

type OutcomeProps = { query: SearchQuery; searched: Searched; language: Language }

async function Outcome({ query, searched, language }: OutcomeProps) {
  const { words } = query
  const { found, shown, counts, total, onStage, namesakes, ways } = searched
  const onward = ways && <WaysInto ways={ways} language={language} />
  if (words === '') {
    return (
      <>
        <SearchStart language={language} />
        {onward}
      </>
    )
  }
  const stage = onStage > 0 && <OnStage words={words} count={onStage} language={language} />
  if (ways) {
    return (
      <>
        <SearchHead words={words} language={language}>
          <NothingFound words={words} language={language}>
            {stage}
          </NothingFound>
        </SearchHead>
        {onward}
      </>
    )
  }
  const texts = await searchTexts(language)
  const kinds = { counts, shown, texts }
  return (
    <>
      <SearchHead words={words} language={language}>
        <div className={styles.said}>
          <Understood words={words} found={found} total={total} language={language} />
          {stage}
        </div>
        <Namesakes results={namesakes} language={language} texts={texts} />
      </SearchHead>
      <KindLinks
        {...kinds}
        hrefOf={(kind) => localPath(language, writeSearchQuery({ words, kind, list: NOT_NARROWED }))}
      />
      <SearchResults query={query} shown={shown} found={found} language={language} texts={texts} />
    </>
  )
}

const NOT_NARROWED = { chosen: [], sort: 'popular', page: 1 } as const

/** What stands on the site of the stage is a line, not a row: it cannot be bought here. */
async function OnStage({ words, count, language }: { words: string; count: number; language: Language }) {
  const t = await getTranslations('search')
  return (
    <p className={styles.stage}>
      <a href={readEnvironment().cultureOrigin + localPath(language, searchPath(words))}>{t('onStage', { count })}</a>
    </p>
  )
}
