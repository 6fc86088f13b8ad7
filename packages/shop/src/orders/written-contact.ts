/** One field for both: an e-mail address has its sign, and no number has. */
export function writtenContact(written: string): { email: string } | { phone: string } | undefined {
  const contact = written.trim()
  if (contact === '') return undefined
  return contact.includes('@') ? { email: contact } : { phone: contact }
}
