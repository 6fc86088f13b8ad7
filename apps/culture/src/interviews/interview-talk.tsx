import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { Beside } from '../content/beside.tsx'
import { ForSale } from '../content/for-sale.tsx'
import { HearIt, isHeard } from '../content/hear-it.tsx'
import { WatchAndRead } from '../content/watch-and-read.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { INTERVIEWS_PATH } from '../paths.ts'
import { InterviewAudio } from './interview-audio.tsx'
import { InterviewHead } from './interview-head.tsx'
import { InterviewRows } from './interview-rows.tsx'
import type { ToldInterview } from './interview-screen.tsx'
import styles from './interview-talk.module.css'
import { Questions } from './questions.tsx'

/** Everything of an interview, in the order in which it is read. */
export async function InterviewTalk({ interview }: { interview: ToldInterview }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  const { heard, others, sessions, volumes, news, products } = interview
  return (
    <>
      <article>
        <InterviewHead interview={interview} />
        <Beside aside={isHeard(heard) && <HearIt heard={heard} />}>
          <InterviewAudio interview={interview} />
          <Questions interview={interview} />
        </Beside>
      </article>
      <WatchAndRead about={{ sessions, volumes, news, interviews: [], articles: [] }} />
      <ForSale products={products} />
      {others.length > 0 && (
        <section className={`page ${styles.others}`} aria-labelledby="others">
          <SectionHead heading={t('others')} id="others">
            <IntentLink href={localPath(language, INTERVIEWS_PATH)}>{t('all')}</IntentLink>
          </SectionHead>
          <InterviewRows interviews={others} />
        </section>
      )}
    </>
  )
}
