import { CONTENT_TURN_TOPIC, turnContent } from './content/queries.ts'
import type { Database } from './database/database.ts'
import { housekeepingQueries } from './housekeeping/queries.ts'
import { HOUSEKEEPING_EVERY_SECONDS, HOUSEKEEPING_TOPIC, tidyUp } from './housekeeping/tidy-up.ts'
import type { Handler, Handlers, NewJob } from './jobs/job.ts'
import { addJob } from './jobs/queries.ts'
import { recurring } from './jobs/recurring.ts'
import { MAIL_TOPIC } from './mail/queries.ts'
import { INDEX_TOPIC, indexOne } from './search/indexing/index-one.ts'
import { indexingQueries } from './search/indexing/queries.ts'

/** What every API begins with; each of them asks for its own next turn. */
const RECURRING = [HOUSEKEEPING_TOPIC]

/** Who does the work of a topic: one line each. Jobs of a topic that is not here wait until it is. */
export function createHandlers({ database, sendMail }: { database: Database; sendMail: Handler }): Handlers {
  const add = (job: NewJob) => addJob(database, job)
  return {
    [MAIL_TOPIC]: sendMail,
    [INDEX_TOPIC]: indexOne(indexingQueries(database)),
    [CONTENT_TURN_TOPIC]: turnContent(database),
    [HOUSEKEEPING_TOPIC]: recurring({ topic: HOUSEKEEPING_TOPIC, seconds: HOUSEKEEPING_EVERY_SECONDS, add }, () =>
      tidyUp(housekeepingQueries(database)),
    ),
  }
}

export async function startRecurring(database: Database) {
  for (const topic of RECURRING) await addJob(database, { topic, payload: {}, key: topic })
}
