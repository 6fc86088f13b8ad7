import type { Ticket, Venue } from '@dabali/api-client'
import { Picture } from '@dabali/ui/picture'
import type { ReactNode } from 'react'
import styles from './offer-screen.module.css'

export const placeOf = ({ name, address }: Pick<Venue, 'name' | 'address'>) =>
  [name, address].filter(Boolean).join(', ')

type OfferLayoutProps = {
  /** The poster of the event. */
  picture: Ticket['picture']
  children: ReactNode
}

/** A page that opens from a link in an email about an event: its texts and forms, with the poster beside on wide screens. */
export function OfferLayout({ picture, children }: OfferLayoutProps) {
  return (
    <div className={`page ${styles.layout}`}>
      <div className={styles.screen}>{children}</div>
      {picture && (
        <div className={styles.poster}>
          <Picture picture={picture} sizes="(min-width: 62rem) 26rem, 92vw" decorative />
        </div>
      )}
    </div>
  )
}
