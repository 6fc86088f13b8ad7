const LONGEST_EMAIL = 254
// No letter beyond these may become one of them by being made small: that would be somebody else's address.
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)

/** An address as it is compared and stored, or nothing when no mail can reach it. One mailbox is one account. */
export function readEmail(text: string): string | undefined {
  const email = text.trim()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email.toLowerCase() : undefined
}

/** Enough for its owner to know it by. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1***')
