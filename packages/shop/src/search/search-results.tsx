import type { SearchResult } from '@dabali/api-client'
import {
  type Language,
  localPath,
  normaliseSearch,
  searchKey,
  searchStem,
  workTitles,
  writeDigits,
} from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { textLanguage } from '@dabali/ui/text'
import { Fragment, type ReactNode } from 'react'
import { createRichTranslator } from '../i18n/load-messages.tsx'
import { SEARCH_PATH } from '../paths.ts'
import type { Site } from '../server-request/request-context.ts'
import didYouMeanStyles from './did-you-mean.module.css'
import styles from './highlight.module.css'
import nothingFoundStyles from './nothing-found.module.css'
import searchResultsStyles from './query-link.module.css'
import resultRowStyles from './result-row.module.css'
import { type SuggestPaths, searchFormMessages, searchMessages, searchSuggest, searchTranslator } from './search.ts'
import { SearchForm } from './search-form.tsx'
import searchHeadStyles from './search-head.module.css'
import searchStartStyles from './search-start.module.css'

type MarkedPart = { text: string; isMarked: boolean }

const WORD = /([\p{L}\p{M}\p{N}]+)/u
/** Shorter prefixes match too many words. */
const SHORTEST_START = 3

/**
 * Splits a text into parts and marks words that equal, begin with or sound like a term, in either script. Stop words are ignored.
 */
export function highlight(text: string, query: string): MarkedPart[] {
  const terms = normaliseSearch(query)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word))
    .map((word) => ({ word, key: searchKey(word), stem: searchStem(word) }))
  const parts = text.split(WORD).filter((part) => part !== '')
  return terms.length === 0
    ? [{ text, isMarked: false }]
    : joined(parts.map((part) => ({ text: part, isMarked: WORD.test(part) && isMatch(part, terms) })))
}

const COMMON = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'ra', 'र'])

function isMatch(part: string, terms: readonly { word: string; key: string; stem: string }[]) {
  const plain = normaliseSearch(part)
  const key = searchKey(part)
  const stem = searchStem(plain)
  return terms.some((each) => startsWith(plain, each.word) || startsWith(key, each.key) || stem === each.stem)
}

const startsWith = (whole: string, start: string) =>
  start.length >= SHORTEST_START ? whole.startsWith(start) : start !== '' && whole === start

/** Merges adjacent parts of the same kind. */
function joined(parts: readonly MarkedPart[]): MarkedPart[] {
  const all: MarkedPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last && last.isMarked === part.isMarked) last.text += part.text
    else all.push({ ...part })
  }
  return all
}

/** A text with its matches marked. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

/** Summary and excerpt as sentences, each with the full stop of its script. */
export function resultSummary({ summary, excerpt }: Partial<Pick<SearchResult, 'summary' | 'excerpt'>>): string {
  if (!summary || !excerpt) return summary || excerpt || ''
  if (IS_CLOSED.test(summary)) return `${summary} ${excerpt}`
  return IS_DEVANAGARI.test(summary) ? `${summary}। ${excerpt}` : `${summary}. ${excerpt}`
}

const IS_CLOSED = /[.?!…।]$/
const IS_DEVANAGARI = /\p{Script=Devanagari}/u

/** A link to another search. */
export function QueryLink({ query, language }: { query: string; language: Language }) {
  return (
    <IntentLink
      href={localPath(language, `${SEARCH_PATH}?q=${encodeURIComponent(query)}`)}
      className={searchResultsStyles.link}
      lang={textLanguage(query, language)}
      rel="nofollow"
    >
      {query}
    </IntentLink>
  )
}

type ResultRowProps = {
  result: SearchResult
  href: string
  /** The terms to mark. */
  query: string
  language: Language
  /** Above the fold: its picture loads eagerly. */
  first?: boolean
  /** Shown below, for example a price. */
  children?: ReactNode
}

/** A search result. */
export function ResultRow({ result, href, query, language, first = false, children }: ResultRowProps) {
  const { kind, picture, authors = [] } = result
  const { own, other, roman } = workTitles(result)
  const second = other ?? roman
  const summary = resultSummary(result)
  const contributors = authors.join(', ')
  return (
    <li
      className={
        picture.sources.length > 0 ? resultRowStyles.result : `${resultRowStyles.result} ${resultRowStyles.bare}`
      }
    >
      {picture.sources.length > 0 && (
        <div className={resultRowStyles.picture}>
          <Picture picture={picture} sizes={SIZES} cover={kind === 'product'} decorative first={first} />
        </div>
      )}
      <div>
        <h3 className={resultRowStyles.title} lang={textLanguage(own, language)}>
          <PreviewLink href={href}>
            <HighlightedText text={own} query={query} />
          </PreviewLink>
        </h3>
        {second && (
          <p lang={textLanguage(second, language)}>
            <HighlightedText text={second} query={query} />
          </p>
        )}
        {contributors && (
          <p lang={textLanguage(contributors, language)}>
            <HighlightedText text={contributors} query={query} />
          </p>
        )}
        {summary && (
          <p className={resultRowStyles.summary} lang={textLanguage(summary, language)}>
            <HighlightedText text={summary} query={query} />
          </p>
        )}
        {children}
      </div>
    </li>
  )
}

const SIZES = '(min-width: 48rem) 8rem, 5.5rem'

type KindLink = { href: string; name: string; count: number; isShown: boolean }

/** Links to the results of each kind; empty kinds are hidden. */
export function KindLinks({ kinds, language }: { kinds: readonly KindLink[]; language: Language }) {
  const choices = kinds
    .filter(({ count, isShown }) => count > 0 || isShown)
    .map(({ href, name, count, isShown }) => ({ href, text: name, count: writeDigits(count, language), isShown }))
  return <ChoiceLinks label={searchTranslator(language)('kinds')} choices={choices} isUnlisted />
}

type NothingFoundProps = {
  query: string
  language: Language
  /** The site's text for no results. */
  text: string
  /** Example searches in both scripts. */
  example: { latin: string; nepali: string }
  /** The site's first and last hint. */
  first: ReactNode
  last: ReactNode
  children?: ReactNode
}

/** Hints for a search without results. */
export function NothingFound({ query, language, text, example, first, last, children }: NothingFoundProps) {
  const t = createRichTranslator(searchMessages(language), language)
  const [firstWord = '', ...others] = query.split(/\s+/)
  const link = (query: string) => () => <QueryLink query={query} language={language} />
  return (
    <div className={nothingFoundStyles.nothing}>
      <p className={nothingFoundStyles.lead}>{text}</p>
      {children}
      <ul className={nothingFoundStyles.hints}>
        <li>{first}</li>
        {others.length > 0 && <li>{t('hintFewer', { first: link(firstWord) })}</li>}
        <li>{t('hintScript', { latin: link(example.latin), nepali: link(example.nepali) })}</li>
        <li>{last}</li>
      </ul>
    </div>
  )
}

type DidYouMeanProps = {
  query: string
  found: { did_you_mean?: string | undefined; also_written?: string | undefined; readings?: string[] | undefined }
  total: number
  language: Language
  /** Whether only the spelling of the query was searched, and the URL of the other search. */
  exact: { isOn: boolean; href: string }
}

/** How the query was understood: the suggested spelling, the readings in the other script, and a link that undoes this. */
export function DidYouMean({ query, found, total, language, exact }: DidYouMeanProps) {
  const t = createRichTranslator(searchMessages(language), language)
  const { did_you_mean, also_written, readings = also_written ? [also_written] : [] } = found
  const words = () => <span lang={textLanguage(query, language)}>{query}</span>
  const other = (text: string) => () => (
    <IntentLink href={exact.href} className={didYouMeanStyles.other} rel="nofollow">
      {text}
    </IntentLink>
  )
  const only = other(searchTranslator(language)('searchOnly', { words: query }))
  const links = () =>
    readings.map((reading, index) => (
      <Fragment key={reading}>
        {index > 0 && ', '}
        <QueryLink query={reading} language={language} />
      </Fragment>
    ))
  return (
    <p className={didYouMeanStyles.summary}>
      {did_you_mean
        ? t('correctedQuery', { words, meant: () => <QueryLink query={did_you_mean} language={language} />, only })
        : readings.length > 0
          ? t('resultCountBoth', { count: total, words, other: links, only })
          : exact.isOn
            ? t('resultCountExact', { count: total, words, all: other(searchTranslator(language)('searchAll')) })
            : searchTranslator(language)('resultCount', { count: total })}
    </p>
  )
}

type SearchHeadProps = {
  query: string
  language: Language
  children?: ReactNode
}

/** The query as the heading of the page. */
export function SearchHead({ query, language, children }: SearchHeadProps) {
  return (
    <header className={searchHeadStyles.head}>
      <h1 className={searchHeadStyles.query}>
        <span className="visually-hidden">{searchTranslator(language)('searchFor')} </span>
        <span lang={textLanguage(query, language)}>{query}</span>
      </h1>
      {children}
    </header>
  )
}

type SearchStartProps = {
  site: Site
  language: Language
  heading: string
  /** What can be searched and how. */
  text: string
  suggested: SuggestPaths
}

/** The search page without a query. */
export function SearchStart({ site, language, heading, text, suggested }: SearchStartProps) {
  return (
    <header className={searchStartStyles.start}>
      <h1 className={searchStartStyles.heading}>{heading}</h1>
      <p className={searchStartStyles.text}>{text}</p>
      <div className={searchStartStyles.form}>
        <SearchForm
          action={localPath(language, SEARCH_PATH)}
          texts={searchFormMessages(language, site)}
          suggest={searchSuggest({ language, paths: suggested })}
          name={heading}
        />
      </div>
    </header>
  )
}
