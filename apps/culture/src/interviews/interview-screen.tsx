import type { Interview, InterviewDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { ContentPage } from '../content/content-page.tsx'
import { type Heard, readHeard } from '../content/read-heard.ts'
import { pageLanguage } from '../i18n/language.ts'
import { interviewPath } from '../paths.ts'
import { interviewJsonLd } from '../seo/json-ld/written-json-ld.ts'
import { InterviewTalk } from './interview-talk.tsx'
import { readInterview, readInterviewList } from './interviews.ts'

/** So many others are named at the end of one. */
const OTHERS = 4

/** An interview, what can be heard of who is asked, and what may be read next. */
export type ToldInterview = InterviewDetail & { heard: Heard; others: readonly Interview[] }

/** One interview: the face, the questions and the answers, and what to hear beside them. */
export async function InterviewScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={interviewPath}
      read={() => readTold(slug, language)}
      list="interviews"
      told={{ name: ({ title }) => title, about: interviewJsonLd }}
    >
      {(interview) => <InterviewTalk interview={interview} />}
    </ContentPage>
  )
}

async function readTold(slug: string, language: Language): Promise<ToldInterview | undefined> {
  const interview = await readInterview(slug, language)
  if (!interview) return undefined
  const [heard, newest] = await Promise.all([readHeard(interview, language), readInterviewList(1, language)])
  const others = (newest?.items ?? []).filter((other) => other.slug !== interview.slug)
  return { ...interview, heard, others: others.slice(0, OTHERS) }
}
