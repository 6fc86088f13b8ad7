import { formatNpr, HOLD_MINUTES, type Language, writeDigits } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import { ticketsTalk } from '../tickets-talk.ts'
import { WaitingFields } from '../waiting/waiting-fields.tsx'
import { KindStanding } from './late-parts.tsx'
import { NightChoice } from './night-choice.tsx'
import { saleTexts } from './sale-texts.ts'
import type { KindParts } from './ticket-kind-row.tsx'
import type { TicketKind, TicketNight } from './ticket-night.ts'
import styles from './tickets-form.module.css'
import { TicketsForm } from './tickets-form.tsx'

type TicketSaleProps = {
  /** By which the event is asked about. */
  slug: string
  nights: readonly TicketNight[]
  /** Which night is shown first. */
  first: number | undefined
  thumbnail: string | null
  language: Language
}

/** The form of the tickets of an event. What needs no script of its own in it is rendered here, on the server. */
export function TicketSale({ slug, nights, first, thumbnail, language }: TicketSaleProps) {
  const t = ticketsTalk(language)
  const kinds = nights.flatMap((night) => night.kinds)
  return (
    <TicketsForm
      slug={slug}
      nights={nights}
      nightChoice={nights.length > 1 && <NightChoice nights={nights} first={first} legend={t('night')} />}
      parts={Object.fromEntries(kinds.map((kind) => [kind.id, partsOf(kind, language)]))}
      own={{
        noneChosen: t('noneChosen'),
        buy: t('buy'),
        kept: t('kept', { minutes: writeDigits(HOLD_MINUTES, language) }),
        chooseFirst: t('chooseFirst'),
        allThereIs: t('allThereIs'),
      }}
      thumbnail={thumbnail}
      language={language}
      texts={saleTexts(language)}
    />
  )
}

function partsOf(kind: TicketKind, language: Language): KindParts {
  const { name, note, price, limit, state } = kind
  const texts = saleTexts(language)
  const t = ticketsTalk(language)
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
    standing: <KindStanding kind={kind} language={language} texts={texts} />,
    waiting: state === 'sold_out' && <WaitingFields kind={kind} language={language} texts={texts} />,
    cost: Number(price) === 0 ? t('free') : formatNpr(price, language),
    label: t('places', { kind: name }),
    fewer: t('fewer', { kind: name }),
    more: t('more', { kind: name }),
    mostAtOnce: t('mostAtOnce', { count: writeDigits(limit, language) }),
  }
}
