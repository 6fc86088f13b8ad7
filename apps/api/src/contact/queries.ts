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
  /** What is kept and what is mailed are one thing. */
  keepMessage: (message: ContactMessage, mail: Mail) =>
    transaction(database, async (inside) => {
      await inside.insertInto('contact_message').values(message).execute()
      await addMail(inside, mail)
    }),
})

export type ContactQueries = ReturnType<typeof contactQueries>
