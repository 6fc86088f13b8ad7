import { getTranslations } from 'next-intl/server'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { SessionGrid } from '../editorial/session-grid.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { ARTISTS_PATH, SESSIONS_PATH, sessionPath } from '../paths.ts'
import { readSessionList } from './queries.ts'

/** The sessions, the newest as large as it goes. */
export async function SessionsPage({ asked }: { asked: URLSearchParams }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  return (
    <ListPage
      path={SESSIONS_PATH}
      asked={asked}
      read={(page) => readSessionList(page, language)}
      heading={t('heading')}
      words={t('words')}
      none={{ heading: t('none'), text: t('noneText'), way: { path: ARTISTS_PATH, text: t('toArtists') } }}
      named={({ title, slug }) => ({ name: title, path: sessionPath(slug) })}
    >
      {(sessions) => <SessionGrid sessions={sessions} level={2} first />}
    </ListPage>
  )
}

export async function sessionsMetadata(asked: URLSearchParams) {
  const t = await getTranslations('sessions')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({ path: SESSIONS_PATH, asked, heading: t('heading'), words: t('words'), pageTitle })
}
