import type { Interview, VolumeDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContentLink } from '../editorial/content-links.tsx'
import { VolumeNumber } from '../editorial/volume-number.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { interviewPath, volumePath } from '../paths.ts'
import styles from './home-sections.module.css'

type HomeSectionProps = {
  heading: string
  /** The text and path of the link to the whole list. */
  all: string
  path: string
  children: ReactNode
}

/** A section of the home page with a link to the whole list. */
export async function HomeSection({ heading, all, path, children }: HomeSectionProps) {
  return (
    <section className="page">
      <SectionHead heading={heading}>
        <IntentLink href={localPath(await pageLanguage(), path)}>{all}</IntentLink>
      </SectionHead>
      {children}
    </section>
  )
}

/** A face, and the one sentence of an interview that makes one want the others. */
export async function FeaturedQuote({ interview }: { interview: Interview }) {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  const { slug, title, summary, pull_quote, artists, picture } = interview
  const [asked] = artists
  const speaks = textLanguage(pull_quote, language)
  return (
    <section className={`page ${styles.sentence}`} aria-label={t('interview')}>
      <div className={styles.face}>
        <Picture picture={asked?.picture ?? picture} sizes="(min-width: 62rem) 26rem, (min-width: 48rem) 40vw, 92vw" />
      </div>
      <figure className={styles.say}>
        <blockquote className={styles.words} lang={speaks}>
          <p>“{pull_quote}”</p>
        </blockquote>
        <figcaption className={styles.from}>
          <span lang={textLanguage(summary, language)}>{summary}</span>
          <IntentLink href={localPath(language, interviewPath(slug))} className={styles.on}>
            {t('readInterview')}
            <span className="visually-hidden">: {title}</span>
          </IntentLink>
        </figcaption>
      </figure>
    </section>
  )
}

/** The newest volume: its number, the largest thing of all, and what is in it. */
export async function NewestVolume({ volume }: { volume: VolumeDetail }) {
  const t = await getTranslations('mentions')
  const language = await pageLanguage()
  const { number, title, summary, slug, contents } = volume
  return (
    <div className={styles.volume}>
      <VolumeNumber number={number} />
      <div>
        <h3 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={localPath(language, volumePath(slug))}>{title}</IntentLink>
        </h3>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <ol>
          {contents.map((card) => (
            <li key={`${card.kind} ${card.slug}`} className={styles.piece}>
              <ContentLink card={card} />
              <span className={styles.kind}>{t.has(`kind.${card.kind}`) && t(`kind.${card.kind}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
