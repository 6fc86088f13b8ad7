import { type Language, writeDigits } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { SelectField, TextField } from '@dabali/ui/field'
import { createTranslator } from '../../i18n/translator.ts'
import { type TicketKind, waitingFormId } from '../ticket-selection/ticket-options.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import styles from './waiting-list-fields.module.css'

const LONGEST_ADDRESS = 254

export type Waiting = {
  isPending: boolean
  joined: string | undefined
  problem: string | undefined
  /** The submitted values, which the fields show again. */
  sent: { email: string; quantity: string } | undefined
}

type WaitingListFieldsProps = {
  kind: Pick<TicketKind, 'id' | 'name' | 'limit'>
  /** What was submitted and its result; undefined on the server. */
  waiting?: Waiting
  language: Language
  texts: SaleMessages
}

/** The waiting list fields inside the ticket form; `form` attributes link them to a form of their own. */
export function WaitingListFields({ kind, waiting, language, texts }: WaitingListFieldsProps) {
  const t = createTranslator(texts, language)
  const form = waitingFormId(kind.id)
  const upTo = Array.from({ length: kind.limit }, (_, index) => index + 1)
  const sent = waiting?.sent
  return (
    // Stays open if it was opened before hydration.
    <details suppressHydrationWarning open={sent !== undefined}>
      <summary className={styles.open}>
        {t('joinWaitingList')}
        <span className="visually-hidden">, {kind.name}</span>
      </summary>
      <div className={styles.fields}>
        <p className={styles.text}>{t('waitText')}</p>
        <TextField
          name="email"
          id={`${form}-email`}
          form={form}
          type="email"
          label={t('waitEmail')}
          defaultValue={sent?.email}
          error={waiting?.problem}
          autoComplete="email"
          maxLength={LONGEST_ADDRESS}
          required
        />
        <SelectField
          name="quantity"
          id={`${form}-quantity`}
          form={form}
          label={t('waitQuantity')}
          defaultValue={sent?.quantity}
          options={upTo.map((count) => ({ value: String(count), text: writeDigits(count, language) }))}
        />
        <Button type="submit" kind="plain" form={form} pending={waiting?.isPending ?? false}>
          {t('waitSend')}
        </Button>
      </div>
    </details>
  )
}
