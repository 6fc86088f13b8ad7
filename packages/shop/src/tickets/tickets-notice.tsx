import { type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { LoginHere } from '../visit/login-here.tsx'
import styles from './tickets-screen.module.css'
import type { TicketsTalk } from './tickets-talk.ts'

type TicketsNoticeProps = { kind: 'foreign' | 'masked'; path: string; language: Language; t: TicketsTalk }

/** Why tickets can be shown here and not changed. */
export function TicketsNotice({ kind, path, language, t }: TicketsNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{t(kind)}</p>
      {kind === 'foreign' ? (
        <LoginHere kind="plain" path={path} language={language} text={t('login')} />
      ) : (
        <ButtonLink kind="plain" href={localPath(language, path)}>
          {t('toOrder')}
        </ButtonLink>
      )}
    </div>
  )
}
