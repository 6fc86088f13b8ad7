import { formatNpr, HOLD_MINUTES, type Language, writeDigits } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text'
import { saleMessages, ticketsTranslator } from '../tickets-messages.ts'
import { WaitingListFields } from '../waiting-list/waiting-list-fields.tsx'
import type { TicketKind } from './ticket-options.ts'
import type { TicketTypeParts } from './ticket-type-row.tsx'
import styles from './tickets-form.module.css'
import { TicketsForm } from './tickets-form.tsx'
import { TicketTypeStatus } from './tickets-form-lazy.tsx'

type TicketSaleProps = {
  /** The slug of the event. */
  slug: string
  /** The ticket types of one date. */
  kinds: readonly TicketKind[]
  thumbnail: string | null
  language: Language
}

/** The ticket form of an event date; static parts are rendered on the server. */
export function TicketSale({ slug, kinds, thumbnail, language }: TicketSaleProps) {
  const t = ticketsTranslator(language)
  return (
    <TicketsForm
      slug={slug}
      kinds={kinds}
      parts={Object.fromEntries(kinds.map((kind) => [kind.id, partsOf(kind, language)]))}
      formTexts={{
        noneChosen: t('noneSelected'),
        buy: t('buy'),
        holdText: t('holdText', { minutes: writeDigits(HOLD_MINUTES, language) }),
        chooseFirst: t('selectFirst'),
        allThereIs: t('noMoreLeft'),
      }}
      thumbnail={thumbnail}
      language={language}
      texts={saleMessages(language)}
    />
  )
}

function partsOf(kind: TicketKind, language: Language): TicketTypeParts {
  const { name, note, price, limit, state } = kind
  const texts = saleMessages(language)
  const t = ticketsTranslator(language)
  return {
    head: (
      <>
        <h3 className={styles.name} lang={textLanguage(name, language)}>
          {name}
        </h3>
        {note && (
          <p className={styles.note} lang={textLanguage(note, language)}>
            {note}
          </p>
        )}
      </>
    ),
    status: <TicketTypeStatus kind={kind} language={language} texts={texts} />,
    waiting: state === 'sold_out' && <WaitingListFields kind={kind} language={language} texts={texts} />,
    cost: Number(price) === 0 ? t('free') : formatNpr(price, language),
    label: t('ticketsOf', { kind: name }),
    fewer: t('fewer', { kind: name }),
    more: t('more', { kind: name }),
    mostAtOnce: t('orderLimit', { count: writeDigits(limit, language) }),
  }
}
