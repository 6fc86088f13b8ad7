import { getTranslations } from 'next-intl/server'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { ARTISTS_PATH, INTERVIEWS_PATH, interviewPath } from '../paths.ts'
import { InterviewRows } from './interview-rows.tsx'
import { readInterviewList } from './queries.ts'

/** The interviews: a face and a sentence each, the newest as large as it goes. */
export async function InterviewsPage({ asked }: { asked: URLSearchParams }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  return (
    <ListPage
      path={INTERVIEWS_PATH}
      asked={asked}
      read={(page) => readInterviewList(page, language)}
      heading={t('heading')}
      words={t('words')}
      none={{ heading: t('none'), text: t('noneText'), way: { path: ARTISTS_PATH, text: t('toArtists') } }}
      named={({ title, slug }) => ({ name: title, path: interviewPath(slug) })}
    >
      {(interviews, page) => <InterviewRows interviews={interviews} led={page === 1} level={2} />}
    </ListPage>
  )
}

export async function interviewsMetadata(asked: URLSearchParams) {
  const t = await getTranslations('interviews')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({ path: INTERVIEWS_PATH, asked, heading: t('heading'), words: t('words'), pageTitle })
}
