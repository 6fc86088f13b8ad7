import { formatNpr, HOLD_MINUTES, type Language, localPath, writeDigits } from '@dabali/domain'
import { SEAT_HOLD_MINUTES } from '@dabali/domain/seating'
import { textLanguage } from '@dabali/ui/text'
import { eventSeatsPath } from '../../paths.ts'
import { saleMessages, ticketsTranslator } from '../tickets-messages.ts'
import { WaitingListFields } from '../waiting-list/waiting-list-fields.tsx'
import type { TicketKind } from './ticket-options.ts'
import type { TicketTypeParts } from './ticket-type-row.tsx'
import { TicketTypeStatus } from './ticket-type-status.tsx'
import styles from './tickets-form.module.css'
import { TicketsForm } from './tickets-form.tsx'

type TicketSaleProps = {
  /** The slug of the event. */
  slug: string
  /** The date that the tickets are for. */
  eventDate: number
  /** Its ticket types. */
  kinds: readonly TicketKind[]
  thumbnail: string | null
  language: Language
}

/** The ticket form of an event date; static parts are rendered on the server. */
export function TicketSale({ slug, eventDate, kinds, thumbnail, language }: TicketSaleProps) {
  const t = ticketsTranslator(language)
  return (
    <TicketsForm
      slug={slug}
      eventDate={eventDate}
      kinds={kinds}
      parts={Object.fromEntries(
        kinds.map((kind) => [kind.id, partsOf(kind, { language, list: eventSeatsPath(slug, eventDate, kind.id) })]),
      )}
      formTexts={{
        noneChosen: t('noneSelected'),
        buy: t('buy'),
        holdText: t('holdText', {
          checkoutMinutes: writeDigits(SEAT_HOLD_MINUTES, language),
          minutes: writeDigits(HOLD_MINUTES, language),
        }),
        chooseFirst: t('selectFirst'),
        allThereIs: t('noMoreLeft'),
      }}
      thumbnail={thumbnail}
      language={language}
      texts={saleMessages(language)}
    />
  )
}

/** `list` is the page with the seats of the kind as a list. */
function partsOf(kind: TicketKind, { language, list }: { language: Language; list: string }): TicketTypeParts {
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
    ...(kind.isSeated && {
      seats: {
        choose: t('chooseSeats'),
        loading: t('planLoading'),
        failed: t('planFailed'),
        retry: t('planRetry'),
        // A full page load: the page is rendered for its visitor.
        list: <a href={localPath(language, list)}>{t('chooseFromList')}</a>,
      },
    }),
  }
}
