import type { Venue } from '@dabali/api-client'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../request-context.ts'
import styles from './venue-facts.module.css'

/** Address, how to get there and access; nothing of what is not known. */
export async function VenueFacts({ venue }: { venue: Venue }) {
  const t = await getTranslations('venue')
  const language = await pageLanguage()
  const { address, directions, access_notes, is_step_free } = venue
  const facts = [
    { name: t('address'), text: address },
    { name: t('directions'), text: directions },
    { name: t('access'), text: access_notes },
  ].filter(({ text }) => text !== '')
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={textLanguage(text, language)}>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{t('steps')}</dt>
        <dd>
          <StatusText code={is_step_free ? 's' : 'n'}>{t(is_step_free ? 'stepFree' : 'hasSteps')}</StatusText>
        </dd>
      </div>
    </dl>
  )
}
