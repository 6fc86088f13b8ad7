import type { Facet } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RecordGrid } from '../editorial/content-grids.tsx'
import { GenreAndLetterFilters } from '../editorial/list-filters.tsx'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { choose, formatListQuery, type ListQuery, parseListQuery } from '../editorial/list-query.ts'
import { RECORDS_PATH, recordPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { RECORD_FORMATS, readRecords } from './queries.ts'
import styles from './records-page.module.css'

const FIELDS = ['format', 'genre', 'letter']
const pathOf = (query: ListQuery) => RECORDS_PATH + formatListQuery(FIELDS, query)

const formatOf = ({ chosen }: ListQuery) => RECORD_FORMATS.find((format) => format === chosen['format'])

/** Unknown formats are none. */
function parseQuery(searchParams: URLSearchParams): ListQuery {
  const query = parseListQuery(FIELDS, searchParams)
  return formatOf(query) ? query : { ...choose(query, 'format', undefined), page: query.page }
}

/** A format has a page of its own in search engines. */
const isFiltered = ({ chosen }: ListQuery) => Boolean(chosen['genre'] || chosen['letter'])

/** The list of records, the newest first. */
export async function RecordsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const query = parseQuery(searchParams)
  const t = await getTranslations('records')
  return (
    <ListPage
      path={pathOf({ ...query, page: 1 })}
      searchParams={searchParams}
      read={() => readRecords(query, language)}
      heading={t('heading')}
      description={t('intro')}
      empty={{ heading: t('none'), text: t('noneText'), link: { path: RECORDS_PATH, text: t('allRecords') } }}
      filters={{
        isFiltered: isFiltered(query),
        show: ({ facets }) => (
          <GenreAndLetterFilters query={query} facets={facets} pathOf={pathOf}>
            <FormatChoices query={query} facets={facets} />
          </GenreAndLetterFilters>
        ),
        empty: { heading: t('noMatch'), text: t('noMatchText'), link: { path: RECORDS_PATH, text: t('allRecords') } },
      }}
      toListedPage={({ title, slug }) => ({ name: title, path: recordPath(slug) })}
    >
      {(records) => (
        <div className={styles.list}>
          <RecordGrid records={records} level={2} first />
        </div>
      )}
    </ListPage>
  )
}

export async function recordsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const query = parseQuery(searchParams)
  const format = formatOf(query)
  const t = await getTranslations('records')
  const heading = format ? t(`format.${format}`) : t('heading')
  const pageTitle = (page: string) => t('page', { name: heading, page })
  const path = pathOf({ chosen: format ? { format } : {}, page: 1 })
  return listMetadata({
    ...{ path, searchParams, heading, description: t('intro'), pageTitle },
    isFiltered: isFiltered(query),
  })
}

/** Links to the records of each format, with their numbers. */
async function FormatChoices({ query, facets }: { query: ListQuery; facets: readonly Facet[] }) {
  const t = await getTranslations('records')
  const language = await pageLanguage()
  const counts = new Map(
    facets.find(({ field }) => field === 'format')?.values.map(({ value, count }) => [value, count]),
  )
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const choices = [undefined, ...RECORD_FORMATS].map((format) => ({
    href: localPath(language, pathOf(choose(query, 'format', format))),
    text: t(`format.${format ?? 'all'}`),
    count: writeDigits(format ? (counts.get(format) ?? 0) : all, language),
    isShown: format === formatOf(query),
  }))
  return <ChoiceLinks label={t('filter')} choices={choices} />
}
