import type { Interview } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { interviewPath } from '../paths.ts'
import styles from './one-sentence.module.css'

/** A face, and the one sentence of an interview that makes one want the others. */
export async function OneSentence({ interview }: { interview: Interview }) {
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
