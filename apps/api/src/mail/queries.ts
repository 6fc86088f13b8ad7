import type { Database } from '../database/database.ts'
import { addJob } from '../jobs/queries.ts'
import type { Mail } from './mail.ts'

export const MAIL_TOPIC = 'mail.send'

/** The mail goes out once what is being written stands, and never when it is rolled back. */
export const addMail = (connection: Database, mail: Mail) => addJob(connection, { topic: MAIL_TOPIC, payload: mail })
