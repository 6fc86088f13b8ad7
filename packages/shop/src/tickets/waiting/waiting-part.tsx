'use no memo'

import type { Language } from '@dabali/domain'
import { type ReactNode, useEffect } from 'react'
import type { SaleTexts } from '../choosing/sale-texts.ts'
import type { TicketKind } from '../choosing/ticket-night.ts'
import type { WaitingLine } from './use-waiting-line.ts'
import styles from './waiting-fields.module.css'

type WaitingPartProps = {
  kind: TicketKind
  /** As the server rendered them; nothing for a kind that sold out since. */
  fields: ReactNode
  line: WaitingLine
  language: Language
  texts: SaleTexts
}

/** The waiting list of a kind that is sold out. The code of its fields is loaded when they are sent. */
export function WaitingPart({ kind, fields, line, language, texts }: WaitingPartProps) {
  const waiting = line.of(kind.id)
  const { Fields, loadFields } = line
  const isMissing = !fields && !Fields
  useEffect(() => {
    // Joining the waiting list needs a connection, too.
    if (isMissing) loadFields().catch(() => undefined)
  }, [isMissing])
  const isLive = Fields && (waiting.sent || !fields)
  return (
    <div className={styles.waiting}>
      {!waiting.joined &&
        (isLive ? <Fields kind={kind} waiting={waiting} language={language} texts={texts} /> : fields)}
      <p className={styles.joined} role="status">
        {waiting.joined}
      </p>
    </div>
  )
}
