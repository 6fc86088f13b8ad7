import { FailedPart } from '../errors/failed-part.tsx'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { PaymentDesk } from './payment-desk.tsx'
import { paymentsTexts } from './payments-texts.ts'
import type { SeenPayment } from './read-payment.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>
type PaymentScreenProps = {
  /** Nothing where it could not be read. */
  seen: SeenPayment | undefined
  visit: Visit
  query: Query
}

/** A payment, which can be gone on with at any time by whoever has its link. */
export function PaymentScreen({ seen, visit, query }: PaymentScreenProps) {
  const { language } = visit
  const texts = paymentsTexts(language)
  const t = talk(texts, language)
  if (!seen) return <FailedPart language={language} message={t('failedToRead')} advice={t('failedToReadText')} />
  const refused = query['refused']?.toString()
  failForm(visit, refused)
  return (
    <div className="page">
      <PaymentDesk
        seen={seen}
        hint="none"
        starts={query['start'] !== undefined}
        refused={refused}
        texts={texts}
        language={language}
      />
    </div>
  )
}
