import type { RecordCard } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { FORMATS, formatPath } from './record-formats.ts'
import { countRecords } from './records.ts'

/** The formats that records come in, and how many there are of each. */
export async function FormatChoices({ shown }: { shown: RecordCard['format'] | undefined }) {
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
  return <ChoiceLinks label={t('formats')} choices={choices} />
}
