import type { ArtistPress } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { SHOP_CONTACT } from '@dabali/domain/contact'
import { CONTACT_PATH, HOME_PATH } from '@dabali/shop/paths'
import { CopyButton } from '@dabali/ui/copy-button'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { PageHeader } from '@dabali/ui/page-header'
import { Picture, webpFiles } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContentPage, contentMetadata } from '../editorial/content-page.tsx'
import { EventRows } from '../editorial/event-rows.tsx'
import { ARTISTS_PATH, artistPath, artistPressPath, recordPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { pressJsonLd } from '../seo/json-ld/music.ts'
import styles from './press-screen.module.css'
import { readArtistPress } from './queries.ts'

export async function pressMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const t = await getTranslations('press')
  return contentMetadata({ kind: 'artist', pathOf: artistPressPath, read: () => readTitle(), type: 'profile' })

  async function readTitle() {
    const press = await readArtistPress(slug, language)
    return press && { slug: press.slug, title: t('title', { name: press.name }), summary: t('intro'), body: '' }
  }
}

/** What newspapers and promoters need of an artist: biographies, pictures, records, dates and a contact. */
export async function PressScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const t = await getTranslations('press')
  return (
    <ContentPage
      slug={slug}
      pathOf={artistPressPath}
      read={() => readArtistPress(slug, language)}
      list="artists"
      describe={{ name: ({ name }) => t('title', { name }), about: pressJsonLd }}
    >
      {(press) => <PressContent press={press} />}
    </ContentPage>
  )
}

type PressProps = { press: ArtistPress }

async function PressContent({ press }: PressProps) {
  const t = await getTranslations('press')
  const language = await pageLanguage()
  const { slug, name, genres } = press
  return (
    <article className="page">
      <PageHeader
        title={t('title', { name })}
        intro={t('intro')}
        locale={language}
        breadcrumbsLabel={t('youAreHere')}
        breadcrumbs={[
          { href: localPath(language, HOME_PATH), name: t('home') },
          { href: localPath(language, ARTISTS_PATH), name: t('artists') },
          { href: localPath(language, artistPath(slug)), name },
        ]}
      >
        {genres.length > 0 && <span className="quiet">{genres.join(', ')}</span>}
        <IntentLink href={localPath(language, artistPath(slug))}>{t('artistPage')}</IntentLink>
      </PageHeader>
      <Biographies press={press} length="short" />
      <Biographies press={press} length="long" />
      <Pictures press={press} />
      <Records press={press} />
      <Section heading={t('events')}>
        {press.upcoming_events.length > 0 ? (
          <EventRows events={press.upcoming_events} />
        ) : (
          <p className="quiet">{t('noEvents')}</p>
        )}
      </Section>
      <Section heading={t('contact')}>
        <p>{t('contactText')}</p>
        <ul className={styles.contact}>
          <li>
            <a href={SHOP_CONTACT.email.href}>{SHOP_CONTACT.email.text}</a>
          </li>
          <li>
            <a href={SHOP_CONTACT.phone.href}>{SHOP_CONTACT.phone.text}</a>
          </li>
          <li className="no-print">
            <IntentLink href={localPath(language, CONTACT_PATH)}>{t('contactForm')}</IntentLink>
          </li>
        </ul>
      </Section>
    </article>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <SectionHead heading={heading} />
      {children}
    </section>
  )
}

/** A biography in each language in which there is one, each with a button that copies it. */
async function Biographies({ press, length }: PressProps & { length: 'short' | 'long' }) {
  const t = await getTranslations('press')
  const written = press.biographies.filter((biography) => biography[length])
  if (written.length === 0) return null
  return (
    <Section heading={t(length)}>
      <div className={styles.biographies}>
        {written.map((biography) => {
          const id = `${length}-${biography.language}`
          return (
            <div key={id}>
              <h3 className={styles.language}>{t(`language.${biography.language}`)}</h3>
              <div id={id} lang={biography.language}>
                {length === 'short' ? (
                  <p className={styles.short}>{biography.short}</p>
                ) : (
                  <Prose html={biography.long} locale={biography.language} />
                )}
              </div>
              <CopyButton from={id} texts={{ copy: t('copy'), copied: t('copied'), failed: t('notCopied') }} />
            </div>
          )
        })}
      </div>
    </Section>
  )
}

/** The portrait and the posters with their credits; each can be saved in its full size. */
async function Pictures({ press: { slug, pictures } }: PressProps) {
  if (pictures.length === 0) return null
  const t = await getTranslations('press')
  const language = await pageLanguage()
  return (
    <Section heading={t('pictures')}>
      <ul className={styles.pictures}>
        {pictures.map(({ kind, title, credit, picture }, index) => {
          const [file] = webpFiles(picture)
          return (
            <li key={`${kind} ${title}`}>
              <figure className={styles.figure}>
                <Picture picture={picture} sizes="(min-width: 48rem) 17rem, 45vw" />
                <figcaption>
                  <p>
                    {t(`kind.${kind}`)}: <span lang={textLanguage(title, language)}>{title}</span>
                  </p>
                  {credit && (
                    <p className="quiet" lang={textLanguage(credit, language)}>
                      {credit}
                    </p>
                  )}
                  {file && (
                    <a className="no-print" href={file.src} download={`${slug}-${kind}-${index + 1}.webp`}>
                      {t('download', {
                        title,
                        width: writeDigits(file.width, language),
                        height: writeDigits(file.height, language),
                      })}
                    </a>
                  )}
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

async function Records({ press: { records } }: PressProps) {
  if (records.length === 0) return null
  const t = await getTranslations('press')
  const record = await getTranslations('record')
  const language = await pageLanguage()
  return (
    <Section heading={t('records')}>
      <ul className={styles.records}>
        {records.map(({ slug, title, format, released_on, catalogue_number }) => (
          <li key={slug}>
            <IntentLink href={localPath(language, recordPath(slug))} lang={textLanguage(title, language)}>
              {title}
            </IntentLink>
            <span>{record(`formatName.${format}`)}</span>
            <span>
              <DateText value={released_on} language={language} />
            </span>
            <span className="quiet">{catalogue_number}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
