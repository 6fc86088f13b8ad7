import { type Language, localPath } from '@dabali/domain'
import { KindLinks } from '@dabali/shop/kind-links'
import { NothingFound } from '@dabali/shop/nothing-found'
import { CONTACT_PATH } from '@dabali/shop/paths'
import { SearchHead } from '@dabali/shop/search-head'
import { SearchStart } from '@dabali/shop/search-start'
import { TurnPages } from '@dabali/shop/turn-pages'
import { Understood } from '@dabali/shop/understood'
import { load } from '@dabali/site/load'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { SUGGESTED_PATHS } from '../paths.ts'
import { BooksRow } from './books-row.tsx'
import { KindGroup } from './kind-group.tsx'
import { kindNames } from './kind-names.ts'
import { readSearch, type Searched } from './read-search.ts'
import { ResultRows } from './result-rows.tsx'
import styles from './search-page.module.css'
import { readSearchQuery, writeSearchQuery } from './search-query.ts'
import { WaysIn } from './ways-in.tsx'

/** The page of a search, whatever became of it. */
export async function SearchPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const query = readSearchQuery(asked)
  const { words } = query
  const path = writeSearchQuery(query)
  const searched = await load(() => readSearch(query, language))
  if (searched.status !== 200) return <UnavailableScreen path={path} />
  const { understood, total, books } = searched.value
  const marked = understood.did_you_mean ?? words
  return (
    <PageLayout path={path} query={words}>
      <div className="page">
        <Outcome words={words} marked={marked} searched={searched.value} language={language} />
        <BooksRow books={books} words={words} marked={marked} language={language} />
        {total === 0 && <WaysIn nights={searched.value.nights} />}
      </div>
    </PageLayout>
  )
}

type OutcomeProps = {
  words: string
  /** What is marked in what was found: the words, or what they were taken for. */
  marked: string
  searched: Searched
  language: Language
}

async function Outcome({ words, marked, searched, language }: OutcomeProps) {
  const { understood, groups, total, alone } = searched
  if (words === '') return <Start language={language} />
  if (total === 0) return <NobodyFound words={words} language={language} />
  const names = await kindNames()
  const kinds = groups.map(({ kind, count }) => ({
    href: localPath(language, writeSearchQuery({ words, kind, page: 1 })),
    name: names[kind],
    count,
    isShown: kind === alone?.kind,
  }))
  return (
    <>
      <SearchHead words={words} language={language}>
        <Understood words={words} found={understood} total={total} language={language} />
      </SearchHead>
      <KindLinks kinds={[await everything(searched, words, language), ...kinds]} language={language} />
      {alone ? (
        <Alone alone={alone} words={words} marked={marked} searched={searched} language={language} />
      ) : (
        <div className={styles.groups}>
          {groups.map((group, index) => (
            <KindGroup
              key={group.kind}
              group={group}
              name={names[group.kind]}
              words={words}
              marked={marked}
              nights={searched.nights}
              first={index === 0}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** The way back from one kind to some of each. */
async function everything({ total, alone }: Searched, words: string, language: Language) {
  const t = await getTranslations('search')
  const href = localPath(language, writeSearchQuery({ words, kind: undefined, page: 1 }))
  return { href, name: t('everything'), count: total, isShown: alone === undefined }
}

type AloneProps = OutcomeProps & { alone: NonNullable<Searched['alone']> }

async function Alone({ alone: { kind, page, pages, results }, words, marked, searched, language }: AloneProps) {
  const names = await kindNames()
  return (
    <section className={styles.alone} aria-labelledby="alone">
      <h2 id="alone" className="visually-hidden">
        {names[kind]}
      </h2>
      <ResultRows results={results} words={marked} nights={searched.nights} first />
      <div className={styles.pages}>
        <TurnPages path={writeSearchQuery({ words, kind, page: 1 })} page={page} pages={pages} language={language} />
      </div>
    </section>
  )
}

async function NobodyFound({ words, language }: { words: string; language: Language }) {
  const t = await getTranslations('search')
  const write = (text: ReactNode) => <a href={localPath(language, CONTACT_PATH)}>{text}</a>
  return (
    <SearchHead words={words} language={language}>
      <NothingFound
        words={words}
        language={language}
        text={t('nothing')}
        example={{ latin: 'madal', nepali: 'मादल' }}
        first={t('hintSpelling')}
        last={t.rich('hintWrite', { write })}
      />
    </SearchHead>
  )
}

async function Start({ language }: { language: Language }) {
  const t = await getTranslations('search')
  return (
    <SearchStart
      site="culture"
      language={language}
      heading={t('startHeading')}
      text={t('startWords')}
      suggested={SUGGESTED_PATHS}
    />
  )
}
