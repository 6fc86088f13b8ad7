import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { pageLanguage } from '../i18n/language.ts'
import styles from './night-heading.module.css'
import type { ReadNight } from './read-night.ts'

/** Which night it is: the name, when it begins, where. */
export async function NightHeading({ event, night }: Pick<ReadNight, 'event' | 'night'>) {
  const language = await pageLanguage()
  return (
    <>
      <h1 className={styles.title} lang={textLanguage(event.title, language)}>
        {event.title}
      </h1>
      <p className={`quiet ${styles.facts}`}>
        <DateText value={night.starts_at} language={language} />
        {night.venue && <span>{night.venue.name}</span>}
      </p>
    </>
  )
}
