import { type Language, localPath } from '@dabali/domain'
import { KindLinks } from '@dabali/shop/kind-links'
import { SearchHead } from '@dabali/shop/search-head'
import { SearchStart } from '@dabali/shop/search-start'
import { Understood } from '@dabali/shop/understood'
import { load } from '@dabali/site/load'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { SUGGESTED_PATHS, searchPath } from '../paths.ts'
import { Namesakes } from './namesakes.tsx'
import { NoBooksFound } from './no-books-found.tsx'
import { readSearch, type Searched } from './read-searched.ts'
import styles from './search-page.module.css'
import { readSearchQuery, type SearchQuery, SHOP_KINDS, writeSearchQuery } from './search-query.ts'
import { SearchResults } from './search-results.tsx'
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
    <PageLayout path={path} query={query.words}>
      <div className="page">
        <Outcome query={query} searched={searched.value} language={language} />
      </div>
    </PageLayout>
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
        <Start language={language} />
        {onward}
      </>
    )
  }
  const stage = onStage > 0 && <OnStage words={words} count={onStage} language={language} />
  if (ways) {
    return (
      <>
        <SearchHead words={words} language={language}>
          <NoBooksFound words={words} language={language}>
            {stage}
          </NoBooksFound>
        </SearchHead>
        {onward}
      </>
    )
  }
  const texts = await searchTexts(language)
  const kinds = SHOP_KINDS.map((kind) => ({
    href: localPath(language, writeSearchQuery({ words, kind, list: NOT_NARROWED })),
    name: texts.kindName(kind),
    count: counts[kind] ?? 0,
    isShown: kind === shown,
  }))
  return (
    <>
      <SearchHead words={words} language={language}>
        <div className={styles.said}>
          <Understood words={words} found={found} total={total} language={language} />
          {stage}
        </div>
        <Namesakes results={namesakes} language={language} texts={texts} />
      </SearchHead>
      <KindLinks kinds={kinds} language={language} />
      <SearchResults query={query} shown={shown} found={found} language={language} texts={texts} />
    </>
  )
}

const NOT_NARROWED = { chosen: [], sort: 'popular', page: 1 } as const

async function Start({ language }: { language: Language }) {
  const t = await getTranslations('search')
  return (
    <SearchStart
      site="store"
      language={language}
      heading={t('startHeading')}
      text={t('startWords')}
      suggested={SUGGESTED_PATHS}
    />
  )
}

/** What stands on the site of the stage is a line, not a row: it cannot be bought here. */
async function OnStage({ words, count, language }: { words: string; count: number; language: Language }) {
  const t = await getTranslations('search')
  return (
    <p className={styles.stage}>
      <a href={readEnvironment().cultureOrigin + localPath(language, searchPath(words))}>{t('onStage', { count })}</a>
    </p>
  )
}
