import type { RecordCard } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RecordGrid } from '../editorial/content-grids.tsx'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { RECORDS_PATH, recordPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { countRecords, readRecords } from './queries.ts'
import styles from './records-page.module.css'

type Format = RecordCard['format']

/** The formats of records, the longest first. */
const FORMATS: readonly Format[] = ['album', 'ep', 'single']

/** The format in a query; undefined where it has no known one. */
const formatFromQuery = (query: URLSearchParams): Format | undefined =>
  FORMATS.find((format) => format === query.get('format'))

/** The path of the records of a format, or of all records. */
const formatPath = (format?: Format): string => (format ? `${RECORDS_PATH}?format=${format}` : RECORDS_PATH)

/** The list of records, the newest first. */
export async function RecordsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const format = formatFromQuery(searchParams)
  const t = await getTranslations('records')
  return (
    <ListPage
      path={formatPath(format)}
      searchParams={searchParams}
      read={(page) => readRecords({ format, page }, language)}
      heading={t('heading')}
      description={t('intro')}
      empty={{ heading: t('none'), text: t('noneText'), link: { path: RECORDS_PATH, text: t('allRecords') } }}
      toListedPage={({ title, slug }) => ({ name: title, path: recordPath(slug) })}
    >
      {(records) => (
        <>
          <FormatChoices shown={format} />
          <div className={styles.list}>
            <RecordGrid records={records} level={2} first />
          </div>
        </>
      )}
    </ListPage>
  )
}

export async function recordsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const format = formatFromQuery(searchParams)
  const t = await getTranslations('records')
  const heading = format ? t(`format.${format}`) : t('heading')
  const pageTitle = (page: string) => t('page', { name: heading, page })
  return listMetadata({ path: formatPath(format), searchParams, heading, description: t('intro'), pageTitle })
}

/** Links to the records of each format, with their numbers. */
async function FormatChoices({ shown }: { shown: RecordCard['format'] | undefined }) {
  const t = await getTranslations('records')
  const language = await pageLanguage()
  const choices = await Promise.all(
    [undefined, ...FORMATS].map(async (format) => ({
      href: localPath(language, formatPath(format)),
      text: t(`format.${format ?? 'all'}`),
      count: writeDigits(await countRecords(format), language),
      isShown: format === shown,
    })),
  )
  return <ChoiceLinks label={t('filter')} choices={choices} />
}
