import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { contentMetadata } from '../content/content-metadata.ts'
import { readRecord } from '../content/read-record.ts'
import { pageLanguage } from '../i18n/language.ts'
import { recordPath } from '../paths.ts'

export async function recordMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const t = await getTranslations('record')
  return contentMetadata({ kind: 'record', pathOf: recordPath, read: () => readTold(), type: 'music.album' })

  async function readTold() {
    const record = await readRecord(slug, language)
    const names = record?.artists.map(({ title }) => title).join(', ')
    return record && { ...record, title: names ? t('titled', { title: record.title, names }) : record.title }
  }
}
