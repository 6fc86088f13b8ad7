import type { PaymentStage } from './payment-stage.ts'
import { gapsOf, type PaymentSaid, type PaymentWords } from './payment-words.ts'

type Told = { heading: string; lines: string[] }
type About = { payment: PaymentSaid; words: PaymentWords; isAsking: boolean }

/** How a payment stands, in words. */
export function stageWords(stage: PaymentStage, about: About): Told {
  const { payment, words, isAsking } = about
  const { t } = words
  const gaps = gapsOf(payment, words)
  switch (stage.kind) {
    case 'open':
      return {
        heading: t('openHeading', gaps),
        lines: [t(payment.method === 'card' ? 'openTextCard' : 'openText', gaps)],
      }
    case 'checking':
      return isAsking
        ? { heading: t('checkingHeading', gaps), lines: [t('checkingText')] }
        : { heading: t('silentHeading', gaps), lines: [t('silentText'), t('doubtText', gaps)] }
    case 'paid':
      return { heading: t('paidHeading'), lines: [t('paidText', gaps)] }
    case 'unpaid':
      return { heading: t('failedHeading'), lines: [t(UNPAID[stage.reason], gaps), t('keptText')] }
    case 'over':
      return { heading: t('overHeading'), lines: [t('overText', gaps)] }
    case 'elsewhere':
      return { heading: t('elsewhereHeading'), lines: [t('elsewhereText', gaps)] }
    case 'refund_due':
      return { heading: t('dueHeading'), lines: [t('dueText', gaps)] }
    case 'refunded':
      return { heading: t('refundedHeading'), lines: [t('refundedText', gaps)] }
    case 'review':
      return { heading: t('reviewHeading'), lines: [t('reviewText', gaps)] }
  }
}

const UNPAID = { failed: 'failedText', cancelled: 'cancelledText', expired: 'expiredText' } as const

const SHORT = {
  open: 'shortOpen',
  checking: 'shortChecking',
  paid: 'shortPaid',
  unpaid: 'shortUnpaid',
  over: 'shortOver',
  elsewhere: 'shortElsewhere',
  refund_due: 'shortDue',
  refunded: 'shortRefunded',
  review: 'shortReview',
} as const

/** The same in two words. */
export const shortWords = ({ kind }: PaymentStage, t: PaymentWords['t']): string => t(SHORT[kind])
