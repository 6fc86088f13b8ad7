import { type Database, transaction } from '../database/database.ts'
import { addMail, type Mail } from '../mail/queries.ts'

export type ContactMessage = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: 'en' | 'ne'
}

export const contactQueries = (database: Database) => ({
  /** Stores and mails the message in one transaction. */
  storeMessage: (message: ContactMessage, mail: Mail) =>
    transaction(database, async (inside) => {
      await inside.insertInto('contact_message').values(message).execute()
      await addMail(inside, mail)
    }),
})

export type ContactQueries = ReturnType<typeof contactQueries>
