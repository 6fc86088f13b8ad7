import { joinWaitingList } from '@dabali/api-client'
import { lineSaidPath, waitingPath } from '../../paths.ts'
import type { PostedForm } from '../../visit/answer-form.ts'
import { failedStatus } from '../../visit/form-problem.ts'

/** Puts somebody in line, and leads to their place, or to what came of it where that is nobody's to see. */
export async function answerJoinForm({ client, params, text }: PostedForm): Promise<string> {
  const slug = params['slug'] ?? ''
  const quantity = Number(text('quantity')) || 1
  try {
    const wish = { slug, ticket_type: Number(text('kind')), email: text('email').trim(), quantity }
    const { url } = await joinWaitingList(client, wish)
    const token = url === null ? undefined : /\/waiting-list\/([^/]+)\/$/.exec(url)?.[1]
    return token ? waitingPath(token) : lineSaidPath('joined', slug)
  } catch (error) {
    return lineSaidPath(String(failedStatus(error)), slug)
  }
}
