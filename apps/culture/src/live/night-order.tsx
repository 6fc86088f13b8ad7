import type { EventDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import styles from './night-order.module.css'

/** Who plays, one after the other. */
export async function NightOrder({ event }: { event: EventDetail }) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  if (event.line_up.length === 0) return null
  return (
    <section aria-labelledby="order">
      <SectionHead heading={t('order')} id="order" />
      <ol>
        {event.line_up.map(({ slug, title, summary }) => (
          <li key={slug} className={styles.row}>
            {/* What plays above goes on while one reads. */}
            <h3 className={styles.name} lang={textLanguage(title, language)}>
              <a href={localPath(language, artistPath(slug))} target="_blank" rel="noreferrer">
                {title}
                <span className="visually-hidden"> {t('newTab')}</span>
              </a>
            </h3>
            <p className="quiet">{summary}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
