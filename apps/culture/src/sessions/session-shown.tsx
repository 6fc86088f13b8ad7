import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { Beside } from '../content/beside.tsx'
import { Films } from '../content/films.tsx'
import { ForSale } from '../content/for-sale.tsx'
import { HearIt, isHeard } from '../content/hear-it.tsx'
import { WatchAndRead } from '../content/watch-and-read.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { SESSIONS_PATH } from '../paths.ts'
import { Crew } from './crew.tsx'
import { SessionHead } from './session-head.tsx'
import type { ShownSession } from './session-screen.tsx'
import styles from './session-shown.module.css'
import { SessionStage } from './session-stage.tsx'

/** Everything of a session: the film comes first. */
export async function SessionShown({ session }: { session: ShownSession }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  const { body, crew, heard, others, interviews, volumes, news, products } = session
  return (
    <>
      <article>
        <SessionHead session={session} />
        <SessionStage session={session} />
        <Beside aside={isHeard(heard) && <HearIt heard={heard} />}>
          {body && <Prose html={body} locale={language} />}
          <Crew crew={crew} />
        </Beside>
      </article>
      <WatchAndRead about={{ sessions: [], volumes, news, interviews, articles: [] }} />
      <ForSale products={products} />
      {others.length > 0 && (
        <section className={`page no-print ${styles.others}`} aria-labelledby="others">
          <SectionHead heading={t('others')} id="others">
            <IntentLink href={localPath(language, SESSIONS_PATH)}>{t('all')}</IntentLink>
          </SectionHead>
          <Films sessions={others} />
        </section>
      )}
    </>
  )
}
