import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listMetadata } from '../content/list-metadata.ts'
import { ListPage } from '../content/list-page.tsx'
import { Sleeves } from '../content/sleeves.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { RECORDS_PATH, recordPath } from '../paths.ts'
import { FormatChoices } from './format-choices.tsx'
import { formatAsked, formatPath } from './record-formats.ts'
import { readRecords } from './records.ts'
import styles from './records-page.module.css'

/** Everything that was recorded, the newest first. */
export async function RecordsPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const format = formatAsked(asked)
  const t = await getTranslations('records')
  return (
    <ListPage
      path={formatPath(format)}
      asked={asked}
      read={(page) => readRecords({ format, page }, language)}
      heading={t('heading')}
      words={t('words')}
      none={{ heading: t('none'), text: t('noneText'), way: { path: RECORDS_PATH, text: t('toAll') } }}
      named={({ title, slug }) => ({ name: title, path: recordPath(slug) })}
    >
      {(records) => (
        <>
          <FormatChoices shown={format} />
          <div className={styles.list}>
            <Sleeves records={records} level={2} first />
          </div>
        </>
      )}
    </ListPage>
  )
}

export async function recordsMetadata(asked: URLSearchParams): Promise<Metadata> {
  const format = formatAsked(asked)
  const t = await getTranslations('records')
  const heading = format ? t(`format.${format}`) : t('heading')
  const pageTitle = (page: string) => t('page', { name: heading, page })
  return listMetadata({ path: formatPath(format), asked, heading, words: t('words'), pageTitle })
}
