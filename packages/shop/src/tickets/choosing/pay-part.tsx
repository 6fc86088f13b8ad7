import { formatNpr, HOLD_MINUTES, type Language, writeDigits } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { textLanguage } from '@dabali/ui/text-language'
import type { Talk } from '../../texts/talk.ts'
import type { TicketsBought, Wanted } from './buy-tickets.ts'
import type { SaleTextKey } from './sale-texts.ts'
import type { TicketKind, TicketNight } from './ticket-night.ts'
import styles from './tickets-form.module.css'

type PayPartProps = {
  wanted: readonly (Wanted & { night: TicketNight })[]
  kinds: readonly TicketKind[]
  /** There are several nights, so each line says which it is for. */
  hasNights: boolean
  bought: TicketsBought | 'nothing' | undefined
  pending: boolean
  till: string
  language: Language
  t: Talk<SaleTextKey>
}

/** What was chosen, what it comes to, and the press. */
export function PayPart({ wanted, kinds, hasNights, bought, pending, till, language, t }: PayPartProps) {
  const count = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
  const sum = wanted.reduce((sum, { kind, quantity }) => sum + Number(kind.price) * quantity, 0)
  const isListed = wanted.length > 1 || (hasNights && wanted.length > 0)
  return (
    <div className={styles.pay}>
      <div className={styles.sums} role="status">
        {isListed && (
          <ul className={styles.lines}>
            {wanted.map(({ kind, quantity, night }) => (
              <li key={kind.id}>
                <span lang={textLanguage(kind.name, language)}>
                  {t('sumLine', { count: writeDigits(quantity, language), kind: kind.name })}
                  {hasNights && `, ${night.weekday} ${night.day}`}
                </span>
                <span>{formatNpr(String(Number(kind.price) * quantity), language)}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.sum}>
          <span>{count > 0 ? t('sum', { count }) : t('noneChosen')}</span>
          {count > 0 && <span>{sum === 0 ? t('free') : formatNpr(String(sum), language)}</span>}
        </p>
      </div>
      <Button type="submit" wide pending={pending}>
        {t('buy')}
      </Button>
      <div role="alert">{bought && <Outcome bought={bought} kinds={kinds} till={till} t={t} />}</div>
      <p className="quiet small">{t('kept', { minutes: writeDigits(HOLD_MINUTES, language) })}</p>
    </div>
  )
}

type OutcomeProps = Pick<PayPartProps, 'kinds' | 'till' | 't'> & { bought: TicketsBought | 'nothing' }

function Outcome({ bought, kinds, till, t }: OutcomeProps) {
  if (bought === 'nothing') return <p className={styles.problem}>{t('chooseFirst')}</p>
  if (bought.isWaiting) return <p className={styles.problem}>{t('takenOffline')}</p>
  if (bought.refused.size === 0) return null
  return (
    <div className={styles.problem}>
      {[...bought.refused].map(([product, why]) => (
        <p key={product}>
          {t('notTaken', { kind: kinds.find((kind) => kind.product === product)?.name ?? '' })}{' '}
          {why || t('notTakenWhy')}
        </p>
      ))}
      {bought.hasOthers && (
        <p>
          {t('othersTaken')} <a href={till}>{t('toTill')}</a>
        </p>
      )}
    </div>
  )
}
