import type { Language } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { LoginHere } from '../visit/login-here.tsx'
import { libraryTalk } from './library-talk.ts'

/** Whoever looks is logged in no more. */
export function LibraryLogin({ path, language }: { path: string; language: Language }) {
  const t = libraryTalk(language)
  return (
    <div className="page">
      <EmptyState level={1} heading={t('sessionOver')} text={t('sessionOverText')}>
        <LoginHere path={path} language={language} text={t('login')} />
      </EmptyState>
    </div>
  )
}
