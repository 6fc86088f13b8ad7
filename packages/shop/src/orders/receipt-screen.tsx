import type { Receipt } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { FailedPart } from '../errors/failed-part.tsx'
import { orderPath } from '../paths.ts'
import { PrintButton } from '../tickets/print-button.tsx'
import type { Visit } from '../visit/visit.ts'
import { ordersTalk } from './orders-talk.ts'
import { ReceiptHead } from './receipt-head.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptMoney } from './receipt-money.tsx'
import styles from './receipt-screen.module.css'
import { ReceiptTaxes } from './receipt-taxes.tsx'

type ReceiptScreenProps = { hash: string; receipt: Receipt | 'none' | undefined; visit: Visit }

/** What was sold, on one sheet of paper. */
export function ReceiptScreen({ hash, receipt, visit: { language } }: ReceiptScreenProps) {
  const t = ordersTalk(language)
  if (!receipt) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const back = { href: localPath(language, orderPath(hash)), text: t('backToOrder') }
  if (receipt === 'none') {
    return (
      <div className="page">
        <EmptyState level={1} heading={t('noReceipt')} text={t('noReceiptText')} link={back} />
      </div>
    )
  }
  const part = { receipt, language, t }
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.ways}>
        <PrintButton text={t('print')} />
        <ButtonLink kind="plain" href={back.href}>
          {back.text}
        </ButtonLink>
      </div>
      <article className={styles.sheet}>
        <ReceiptHead {...part} />
        <ReceiptLines {...part} />
        <ReceiptTaxes {...part} />
        <ReceiptMoney {...part} />
      </article>
    </div>
  )
}
