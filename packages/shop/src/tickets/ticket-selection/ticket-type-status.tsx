import type { Language } from '@dabali/domain'
import { StatusText } from '@dabali/ui/status-text'
import { createTranslator } from '../../i18n/translator.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import { FEW, type TicketKind } from './ticket-options.ts'

export type TicketTypeStatusProps = { kind: TicketKind; language: Language; texts: SaleMessages }

/** The availability of a ticket type. */
export function TicketTypeStatus({ kind, language, texts }: TicketTypeStatusProps) {
  const t = createTranslator(texts, language)
  const { state, admits, left, opens, isPostponed } = kind
  if (state === 'sold_out') return <StatusText code="e">{t('sale_sold_out')}</StatusText>
  if (state === 'ended') return <StatusText code="n">{t('sale_ended')}</StatusText>
  if (state === 'not_yet') {
    if (isPostponed) return <StatusText code="w">{t('sale_postponed')}</StatusText>
    return <StatusText code="n">{opens ? t('onSaleFrom', { date: opens }) : t('sale_not_yet')}</StatusText>
  }
  if (left <= FEW) return <StatusText code="w">{t('fewLeft', { count: left })}</StatusText>
  return <StatusText code="s">{admits === 'stream' ? t('streamAvailable') : t('available')}</StatusText>
}
