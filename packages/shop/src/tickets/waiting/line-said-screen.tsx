import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { FailedPart } from '../../errors/failed-part.tsx'
import { failForm, problemStatus } from '../../visit/form-problem.ts'
import type { Visit } from '../../visit/visit.ts'
import { ticketsTalk } from '../tickets-talk.ts'

type LineSaidScreenProps = {
  /** 'joined', or the status of the failure. */
  said: string | string[] | undefined
  /** The path of the event, without its language. */
  eventPath: string
  visit: Pick<Visit, 'language' | 'fail'>
}

/** What came of putting somebody in line while no script ran. */
export function LineSaidScreen({ said, eventPath, visit }: LineSaidScreenProps) {
  const { language } = visit
  const t = ticketsTalk(language)
  const way = { href: localPath(language, eventPath), text: t('toEvent') }
  if (said === 'joined') {
    return (
      <div className="page">
        <EmptyState level={1} icon="waiting" heading={t('line_joined')} text={t('lineText_joined')} link={way} />
      </div>
    )
  }
  const status = problemStatus(said) ?? 400
  failForm(visit, String(status))
  const why = status === 429 ? 'many' : status < 500 ? 'refused' : 'failed'
  return (
    <FailedPart language={language} message={t(`line_${why}`)} advice={t(`lineText_${why}`)}>
      <ButtonLink href={way.href} kind="plain">
        {way.text}
      </ButtonLink>
    </FailedPart>
  )
}
