export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  language: 'en' | 'ne'
  /** Whom an answer goes to, when that is not us. */
  replyTo?: string
  /** Where one press takes the reader off the list. */
  unsubscribeUrl?: string
}
