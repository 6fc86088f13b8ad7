import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabase, openPool, transaction } from '../database/database.ts'
import { openExistingDatabase } from '../database/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { readEnvironment } from '../env.ts'
import { runTool, StartError } from '../errors/api-error.ts'
import { resealSecrets } from '../staff/second-factor/totp.ts'
import { signingKeyQueries, useSigningSecrets } from './queries.ts'

await runTool(async () => {
  const { values } = parseArgs({ options: { 'remove-old': { type: 'boolean' } } })
  const environment = readEnvironment(process.env)
  const isFromEnvironment = environment.signingKeys.length > 0
  if (isFromEnvironment && !values['remove-old']) {
    throw new StartError('Keys are set in SIGNING_KEYS: put the new secret first there.')
  }
  const data = await openExistingDatabase(environment)
  const pool = openPool(data.connection)
  try {
    await migrate(pool)
    const database = openDatabase(pool)
    useSigningSecrets(database, environment.signingKeys)
    if (values['remove-old']) await resealSecrets(database)
    const sentence = values['remove-old']
      ? await removeOld(signingKeyQueries(database), isFromEnvironment)
      : await transaction(database, (inside) => addNew(signingKeyQueries(inside)))
    process.stdout.write(`${sentence}\n`)
  } finally {
    await pool.end()
    await data.close()
  }
})

type Queries = ReturnType<typeof signingKeyQueries>

async function addNew(queries: Queries) {
  const names = await queries.listNames()
  if (names.length === 0) return 'No keys are stored yet: each is made when the first ticket, link or file is signed.'
  for (const name of names) await queries.addNextKey(name, randomBytes(32))
  return `Created ${names.length} new keys, which are used in two minutes. Signatures of older keys stay valid until you run --remove-old.`
}

/** Where keys come from the environment, all stored ones are old. */
async function removeOld(queries: Queries, isFromEnvironment: boolean) {
  const removed = await (isFromEnvironment ? queries.removeAll() : queries.removeReplaced())
  if (removed === 0) return 'Removed 0 old keys: a new one replaces an old one two minutes after it was created.'
  return `Removed ${removed} old keys. Their signatures are no longer valid.`
}
