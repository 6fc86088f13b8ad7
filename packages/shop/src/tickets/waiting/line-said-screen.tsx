import type { Language } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { ticketsTalk } from '../tickets-talk.ts'
import { lineSaidIn } from './line-said.ts'

type LineSaidScreenProps = { said: unknown; eventHref: string; language: Language }

/** What came of putting somebody in line while no script ran. */
export function LineSaidScreen({ said: written, eventHref, language }: LineSaidScreenProps) {
  const t = ticketsTalk(language)
  const said = lineSaidIn(written)
  return (
    <div className="page">
      <EmptyState
        level={1}
        mark={said === 'joined' ? 'waiting' : 'failed'}
        heading={t(`line_${said}`)}
        text={t(`lineText_${said}`)}
        way={{ href: eventHref, text: t('toEvent') }}
      />
    </div>
  )
}
