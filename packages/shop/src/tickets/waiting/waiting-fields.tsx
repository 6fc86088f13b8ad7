import { type Language, writeDigits } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { SelectField } from '@dabali/ui/select-field'
import { TextField } from '@dabali/ui/text-field'
import type { Talk } from '../../texts/talk.ts'
import type { SaleTextKey } from '../choosing/sale-texts.ts'
import type { TicketKind } from '../choosing/ticket-night.ts'
import type { Waiting } from './use-waiting-line.ts'
import styles from './waiting-fields.module.css'
import { waitingFormId } from './waiting-forms.tsx'

const LONGEST_ADDRESS = 254

type WaitingFieldsProps = { kind: TicketKind; waiting: Waiting; language: Language; t: Talk<SaleTextKey> }

/** What is asked of somebody who waits. It stands inside the form of the tickets, and belongs to one of its own. */
export function WaitingFields({ kind, waiting, language, t }: WaitingFieldsProps) {
  const form = waitingFormId(kind.id)
  const upTo = Array.from({ length: kind.limit }, (_, index) => index + 1)
  return (
    <div className={styles.waiting}>
      {!waiting.joined && (
        // Whoever opens it before the page has woken keeps it open.
        <details suppressHydrationWarning>
          <summary className={styles.open}>
            {t('tellMe')}
            <span className="visually-hidden">, {kind.name}</span>
          </summary>
          <div className={styles.fields}>
            <p className={styles.words}>{t('waitText')}</p>
            <TextField
              name="email"
              id={`${form}-email`}
              form={form}
              type="email"
              label={t('waitEmail')}
              error={waiting.problem}
              autoComplete="email"
              maxLength={LONGEST_ADDRESS}
              required
            />
            <SelectField
              name="quantity"
              id={`${form}-quantity`}
              form={form}
              label={t('waitPlaces')}
              options={upTo.map((count) => ({ value: String(count), text: writeDigits(count, language) }))}
            />
            <Button type="submit" kind="plain" form={form} pending={waiting.isPending}>
              {t('waitSend')}
            </Button>
          </div>
        </details>
      )}
      <p className={styles.joined} role="status">
        {waiting.joined}
      </p>
    </div>
  )
}
