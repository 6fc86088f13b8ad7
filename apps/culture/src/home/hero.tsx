import type { ContentCard, EventDate, EventDetail } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { ADD_ACTION } from '@dabali/shop/paths'
import { ButtonLink, buttonClasses } from '@dabali/ui/button'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { PlainPicture } from '@dabali/ui/plain-picture'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { cheapestPrices, cheapestStream, dateParts } from '../editorial/event-dates.ts'
import { FitHeading, LiveBadge } from '../editorial/headings.tsx'
import { artistPath, EVENTS_PATH, eventDatePath, eventPath, streamPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './hero.module.css'
import stageImage from './hero.svg'

const NAME_LISTS = { en: new Intl.ListFormat('en-GB'), ne: new Intl.ListFormat('ne') }

/** The hero of the home page: the next event. */
export async function Hero({ event, eventDate }: { event: EventDetail; eventDate: EventDate }) {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  const { slug, title, summary, line_up } = event
  const names = NAME_LISTS[language].format(line_up.map((artist) => artist.title))
  const place = eventDate.venue?.name
  const where = place && eventDate.is_streamed ? t('placeAndOnline', { place }) : place
  return (
    <section className={`page ${styles.hero}`}>
      <HeroDate eventDate={eventDate} />
      <FitHeading text={title}>
        <IntentLink href={localPath(language, eventPath(slug))}>{title}</IntentLink>
      </FitHeading>
      <div className={styles.facts}>
        <div className={styles.text}>
          <p lang={textLanguage(summary, language)}>{summary}</p>
          <p className="quiet">{where || t('online')}</p>
          {names && <p className="quiet">{t('with', { names })}</p>}
        </div>
        <HeroTickets slug={slug} eventDate={eventDate} />
      </div>
      <HeroStage lineUp={line_up} />
    </section>
  )
}

/** The time of an event date and whether it is live. */
async function HeroDate({ eventDate }: { eventDate: EventDate }) {
  const [t, event] = await Promise.all([getTranslations('home'), getTranslations('event')])
  const language = await pageLanguage()
  const { starts_at, ends_at, state, is_streamed } = eventDate
  const { time, weekday } = dateParts(starts_at, language)
  const isLong = kathmanduDay(starts_at) !== kathmanduDay(ends_at)
  return (
    <p className={styles.top}>
      {state === 'live' && <LiveBadge now>{t('liveNow')}</LiveBadge>}
      {state === 'doors_open' && <LiveBadge>{t('doorsOpen')}</LiveBadge>}
      {state === 'upcoming' && is_streamed && <LiveBadge>{t('liveAt', { time })}</LiveBadge>}
      <span className="quiet">
        {event(`weekday.${weekday}`)},{' '}
        <DateText
          value={is_streamed && state === 'upcoming' ? kathmanduDay(starts_at) : starts_at}
          language={language}
        />
      </span>
      {state === 'live' && (
        <span className="quiet">
          {t.rich('until', {
            end: () =>
              isLong ? (
                <DateText value={ends_at} language={language} />
              ) : (
                <time dateTime={ends_at}>{dateParts(ends_at, language).time}</time>
              ),
          })}
        </span>
      )}
    </p>
  )
}

/** Links to tickets for the hall and the stream; while it is live the stream comes first. */
async function HeroTickets({ slug, eventDate }: { slug: string; eventDate: EventDate }) {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  const { hall, stream } = cheapestPrices(eventDate)
  const streamType = cheapestStream(eventDate)
  const here = localPath(language, eventDatePath(slug, eventDate.id))
  const isOn = eventDate.is_streamed && (eventDate.state === 'live' || eventDate.state === 'doors_open')
  const priced = (price: string) => ({ price: formatNpr(price, language), isFree: String(Number(price) === 0) })
  return (
    <div className={styles.tickets}>
      {isOn && streamType && stream && (
        // A plain form: the code of the buttons with scripts is more than this page may load.
        <form method="post" action={ADD_ACTION}>
          <input type="hidden" name="url" value={streamType.product_url} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="mode" value="buy-now" />
          <button type="submit" className={buttonClasses({ kind: 'main' })}>
            {t('watchNow', priced(stream))}
          </button>
        </form>
      )}
      {isOn && (
        // The stream page checks the login, so it needs a full page load.
        <a
          href={localPath(language, streamPath(slug, eventDate.id))}
          className={buttonClasses({ kind: stream ? 'plain' : 'main' })}
        >
          {t(stream ? 'haveTicket' : 'watch')}
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
      {!isOn && !hall && !stream && (
        <ButtonLink href={here}>{t(eventDate.availability === 'sold_out' ? 'waitingList' : 'details')}</ButtonLink>
      )}
    </div>
  )
}

/** The hero while no event is announced. */
export async function HeroEmpty() {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  return (
    <section className={`page ${styles.hero}`}>
      <FitHeading text={t('emptyHeading')}>{t('emptyHeading')}</FitHeading>
      <div className={styles.facts}>
        <div className={styles.text}>
          <p>{t('emptyText')}</p>
          <p className="quiet">{t('noEvents')}</p>
        </div>
        <div className={styles.tickets}>
          <ButtonLink href={localPath(language, EVENTS_PATH)} kind="plain">
            {t('pastEvents')}
          </ButtonLink>
        </div>
      </div>
      <HeroStage lineUp={[]} />
    </section>
  )
}

/** More portraits would be too small to recognise. */
const MAX_ARTISTS = 5

/** The drawn stage with the artists of the event. */
async function HeroStage({ lineUp }: { lineUp: readonly ContentCard[] }) {
  const language = await pageLanguage()
  return (
    <div className={styles.stage}>
      <PlainPicture
        className={styles.background}
        src={stageImage.src}
        width={stageImage.width}
        height={stageImage.height}
      />
      <ul className={styles.players}>
        {lineUp.slice(0, MAX_ARTISTS).map(({ slug, title, picture }) => (
          <li key={slug}>
            <IntentLink href={localPath(language, artistPath(slug))} aria-label={title}>
              <Picture picture={picture} sizes="(min-width: 62rem) 17rem, calc(50vw - 1.5rem)" first="wide" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
