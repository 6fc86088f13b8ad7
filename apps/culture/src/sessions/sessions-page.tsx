import { getTranslations } from 'next-intl/server'
import { Films } from '../content/films.tsx'
import { listMetadata } from '../content/list-metadata.ts'
import { ListPage } from '../content/list-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { ARTISTS_PATH, SESSIONS_PATH, sessionPath } from '../paths.ts'
import { readSessionList } from './sessions.ts'

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
      {(sessions) => <Films sessions={sessions} level={2} first />}
    </ListPage>
  )
}

export async function sessionsMetadata(asked: URLSearchParams) {
  const t = await getTranslations('sessions')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({ path: SESSIONS_PATH, asked, heading: t('heading'), words: t('words'), pageTitle })
}
