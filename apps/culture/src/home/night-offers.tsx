import type { EventDate } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button-classes'
import { ButtonLink } from '@dabali/ui/button-link'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath, livePath } from '../paths.ts'
import { offersOf } from './offers.ts'
import styles from './tonight.module.css'

/** The ways into a night: before the stage, or before a screen. While it goes on, the screen comes first. */
export async function NightOffers({ slug, night }: { slug: string; night: EventDate }) {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  const { hall, stream } = offersOf(night)
  const here = localPath(language, eventPath(slug))
  const isOn = night.is_streamed && (night.state === 'live' || night.state === 'doors_open')
  const priced = (price: string) => ({ price: formatNpr(price, language), isFree: String(Number(price) === 0) })
  return (
    <p className={styles.ways}>
      {isOn && (
        // Its door asks who comes: a full load.
        <a href={localPath(language, livePath(slug, night.id))} className={buttonClasses({ kind: 'main' })}>
          {stream ? t('watchNow', priced(stream)) : t('watch')}
        </a>
      )}
      {hall && (
        <ButtonLink href={here} kind={isOn ? 'plain' : 'main'}>
          {t('tickets', priced(hall))}
        </ButtonLink>
      )}
      {!isOn && stream && (
        <ButtonLink href={here} kind={hall ? 'plain' : 'main'}>
          {t('stream', priced(stream))}
        </ButtonLink>
      )}
      {!isOn && !hall && !stream && <ButtonLink href={here}>{t(night.is_sold_out ? 'soldOut' : 'about')}</ButtonLink>}
    </p>
  )
}
