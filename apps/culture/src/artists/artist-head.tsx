import { type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { dateParts, nextEvent } from '../editorial/event-dates.ts'
import { FitHeading } from '../editorial/fit-heading.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath } from '../paths.ts'
import { PlayAll } from '../player/play-all.tsx'
import styles from './artist-head.module.css'
import type { ArtistWithRecord } from './queries.ts'

/** The name and the face, where both come from, what is played, and the two things one comes for. */
export async function ArtistHead({ artist }: { artist: ArtistWithRecord }) {
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  const { name, summary, home, genres, picture, newest } = artist
  return (
    <div className={`page ${styles.head}`}>
      <div className={styles.face}>
        <Picture picture={picture} sizes="(min-width: 62rem) 28rem, 100vw" first />
      </div>
      <div className={styles.words}>
        <FitHeading text={name}>{name}</FitHeading>
        <p className={styles.intro} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={`quiet ${styles.from}`}>{t('from', { place: home })}</p>
        <p className="quiet">{genres.join(', ')}</p>
        <div className={styles.ways}>
          <NextEventLink events={artist.upcoming_events} language={language} />
          {newest && <PlayAll record={newest} text={t('playAll')} />}
        </div>
        <Links links={artist.links} label={t('links')} />
      </div>
    </div>
  )
}

type NextEventLinkProps = { events: ArtistWithRecord['upcoming_events']; language: Language }

async function NextEventLink({ events, language }: NextEventLinkProps) {
  const t = await getTranslations('artist')
  const next = nextEvent(events)
  if (!next) return null
  const { day, month } = dateParts(next.starts_at, language)
  const date = () => (
    <time dateTime={next.starts_at}>
      {month} {day}
    </time>
  )
  return (
    <ButtonLink kind="main" href={localPath(language, eventPath(next.slug))}>
      {next.isOn ? t('onNow') : t.rich('next', { date })}
    </ButtonLink>
  )
}

function Links({ links, label }: { links: ArtistWithRecord['links']; label: string }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="noopener">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
