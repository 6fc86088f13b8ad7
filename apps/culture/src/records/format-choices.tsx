import type { RecordCard } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { ChoiceLinks } from '../content/choice-links.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { FORMATS, formatPath } from './record-formats.ts'
import { readRecords } from './records.ts'

/** The formats that records come in, and how many there are of each. */
export async function FormatChoices({ shown }: { shown: RecordCard['format'] | undefined }) {
  const t = await getTranslations('records')
  const language = await pageLanguage()
  const records = await readRecords(language)
  const choices = [undefined, ...FORMATS].map((format) => ({
    href: localPath(language, formatPath(format)),
    text: t(`format.${format ?? 'all'}`),
    count: writeDigits(records.filter((record) => !format || record.format === format).length, language),
    isShown: format === shown,
  }))
  return <ChoiceLinks label={t('formats')} choices={choices} />
}
