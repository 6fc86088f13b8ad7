import { invalidField } from '../../errors/api-error.ts'
import { type Asked, findWatchable } from '../find-night.ts'
import type { LiveQueries } from '../queries.ts'
import { MESSAGES } from './messages.ts'
import { type ChatQueries, chatStatements } from './queries.ts'
import { readName } from './read-words.ts'
import { nameChosen } from './refusals.ts'

type Parts = { queries: LiveQueries; chat: ChatQueries }

/** What somebody is called beside a night. It is chosen once; the same again changes nothing. */
export async function chooseName({ queries, chat }: Parts, asked: Asked & { name: string }): Promise<{ name: string }> {
  const { accountId, language } = asked
  const { event_date_id: dateId } = await findWatchable(queries, asked)
  const name = readName(asked.name, language)
  const chosen = await chat.inTransaction((inside) => chatStatements(inside).chooseName({ dateId, accountId, name }))
  if (chosen === undefined) throw invalidField('name', MESSAGES[language].taken, 'name_taken')
  if (chosen !== name) throw nameChosen(chosen, language)
  return { name }
}
