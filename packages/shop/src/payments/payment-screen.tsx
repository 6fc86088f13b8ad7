import type { Visit } from '../visit/visit.ts'
import { PaymentDesk } from './payment-desk.tsx'
import { PaymentFailed } from './payment-failed.tsx'
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
export function PaymentScreen({ seen, visit: { language }, query }: PaymentScreenProps) {
  if (!seen) return <PaymentFailed language={language} />
  return (
    <div className="page">
      <PaymentDesk
        seen={seen}
        hint="none"
        starts={query['start'] !== undefined}
        refused={query['refused']?.toString()}
        texts={paymentsTexts(language)}
        language={language}
      />
    </div>
  )
}
