import type { EventDate, EventDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { StageWord } from '../content/stage-word.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath } from '../paths.ts'
import { NightDate } from './night-date.tsx'
import { NightOffers } from './night-offers.tsx'
import { Stage } from './stage.tsx'
import styles from './tonight.module.css'

/** The loud thing of the home page: the next night as large as it goes, and its stage. */
export async function Tonight({ event, night }: { event: EventDetail; night: EventDate }) {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  const { slug, title, summary, line_up } = event
  const names = line_up.map((artist) => artist.title).join(', ')
  const place = night.venue?.name
  const where = place && night.is_streamed ? t('placeAndScreen', { place }) : place
  return (
    <section className={`page ${styles.tonight}`}>
      <NightDate night={night} />
      <StageWord text={title}>
        <IntentLink href={localPath(language, eventPath(slug))}>{title}</IntentLink>
      </StageWord>
      <div className={styles.facts}>
        <div className={styles.words}>
          <p lang={textLanguage(summary, language)}>{summary}</p>
          <p className="quiet">{where || t('screen')}</p>
          {names && <p className="quiet">{t('with', { names })}</p>}
        </div>
        <NightOffers slug={slug} night={night} />
      </div>
      <Stage lineUp={line_up} />
    </section>
  )
}
