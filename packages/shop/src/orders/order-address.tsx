import type { ShippingAddress } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import styles from './order-address.module.css'

type OrderAddressProps = { address: ShippingAddress; language: Language }

/** Where a parcel goes, as it stands on it. */
export function OrderAddress({ address, language }: OrderAddressProps) {
  return (
    <address className={styles.address}>
      {addressLines(address, language).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

function addressLines(address: ShippingAddress, language: Language): string[] {
  const { country } = address
  // The list of names knows every code that is two letters; anything else is shown as it stands.
  const land = /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : country
  const lines = [
    [address.title, address.first_name, address.last_name],
    [address.line1],
    [address.line2],
    [address.line3],
    [address.municipality, address.ward],
    [address.landmark],
    [address.line, address.line4, address.postcode],
    [address.district, address.province, address.state],
    [land],
    [address.phone_number],
  ].map((parts) => [...new Set(parts.filter(Boolean))].join(' '))
  return [...new Set(lines.filter(Boolean))]
}
