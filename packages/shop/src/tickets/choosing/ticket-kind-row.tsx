import { formatNpr, type Language, writeDigits } from '@dabali/domain'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text-language'
import type { Talk } from '../../texts/talk.ts'
import type { Waiting } from '../waiting/use-waiting-line.ts'
import { WaitingFields } from '../waiting/waiting-fields.tsx'
import { placesField } from './chosen-in-form.ts'
import type { SaleTextKey } from './sale-texts.ts'
import { mostOf, type TicketKind } from './ticket-night.ts'
import styles from './tickets-form.module.css'

/** Fewer than these are counted out. */
const FEW = 20

type TicketKindRowProps = {
  kind: TicketKind
  quantity: number
  onChange: (quantity: number) => void
  waiting: Waiting
  language: Language
  t: Talk<SaleTextKey>
}

/** One kind of ticket: what it is, whether there are any, for how much, and how many. */
export function TicketKindRow({ kind, quantity, onChange, waiting, language, t }: TicketKindRowProps) {
  const { name, note, price, state, limit, left } = kind
  const most = mostOf(kind)
  return (
    <li className={most > 0 ? styles.kind : `${styles.kind} ${styles.closed}`}>
      <div className={styles.what}>
        <h3 className={styles.name} lang={textLanguage(name, language)}>
          {name}
        </h3>
        {note && (
          <p className={styles.note} lang={textLanguage(note, language)}>
            {note}
          </p>
        )}
        <p className={styles.left}>
          <Standing kind={kind} t={t} />
        </p>
      </div>
      <div className={styles.pick}>
        <p className={styles.cost}>{Number(price) === 0 ? t('free') : formatNpr(price, language)}</p>
        {most > 0 && (
          <QuantityStepper
            label={t('places', { kind: name })}
            name={placesField(kind.product)}
            value={quantity}
            min={0}
            max={most}
            onChange={onChange}
            texts={{ fewer: t('fewer', { kind: name }), more: t('more', { kind: name }) }}
            limitText={left > limit ? t('mostAtOnce', { count: writeDigits(limit, language) }) : t('allThereIs')}
            language={language}
          />
        )}
      </div>
      {state === 'sold_out' && <WaitingFields kind={kind} waiting={waiting} language={language} t={t} />}
    </li>
  )
}

function Standing({ kind: { state, admits, left, opens }, t }: Pick<TicketKindRowProps, 'kind' | 't'>) {
  if (state === 'sold_out') return <StatusText code="e">{t('sale_sold_out')}</StatusText>
  if (state === 'ended') return <StatusText code="n">{t('sale_ended')}</StatusText>
  if (state === 'not_yet') {
    return <StatusText code="n">{opens ? t('opensOn', { date: opens }) : t('sale_not_yet')}</StatusText>
  }
  if (left <= FEW) return <StatusText code="w">{t('leftSome', { count: left })}</StatusText>
  return <StatusText code="s">{admits === 'stream' ? t('leftOpen') : t('leftMany')}</StatusText>
}
