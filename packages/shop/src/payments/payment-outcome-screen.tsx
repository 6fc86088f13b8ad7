import { ApiError } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { FailedPart } from '../errors/failed-part.tsx'
import { TRACK_ORDER_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { PaymentDesk } from './payment-desk.tsx'
import type { PaymentHint } from './payment-stage.ts'
import { paymentsTexts } from './payments-texts.ts'
import { readPayment, type SeenPayment } from './read-payment.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>
type Outcome = Exclude<PaymentHint, 'none'>
type PaymentOutcomeScreenProps = { visit: Visit; outcome: Outcome; query: Query }

const TEXTS = { success: 'whichSuccess', failure: 'whichFailure', cancelled: 'whichCancelled' } as const

/** Where a gateway leads back to. Its address is a hint: what is shown is how the payment stands. */
export async function PaymentOutcomeScreen({ visit, outcome, query }: PaymentOutcomeScreenProps) {
  const { language } = visit
  const texts = paymentsTexts(language)
  const t = talk(texts, language)
  const hash = query['payment']?.toString()
  const seen = hash ? await read(visit, hash) : 'none'
  if (seen === 'failed')
    return <FailedPart language={language} message={t('failedToRead')} advice={t('failedToReadText')} />
  if (seen === 'none')
    return (
      <div className="page">
        <EmptyState
          level={1}
          icon="waiting"
          heading={t('whichHeading')}
          text={t(TEXTS[outcome])}
          link={{ href: localPath(language, TRACK_ORDER_PATH), text: t('findOrder') }}
        />
      </div>
    )
  return (
    <div className="page">
      <PaymentDesk seen={seen} hint={outcome} starts={false} refused={undefined} texts={texts} language={language} />
    </div>
  )
}

/** A payment that does not exist is none. */
async function read(visit: Visit, hash: string): Promise<SeenPayment | 'none' | 'failed'> {
  try {
    return (await readPayment(visit, hash)) ?? 'none'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    visit.fail(error)
    return 'failed'
  }
}
