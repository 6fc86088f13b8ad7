import { readEnvironment } from '../../env.ts'
import { answerText } from '../../found/answer-text.ts'
import { HIDDEN_PATHS } from '../../found/hidden-paths.ts'
import { writeRobots } from '../../found/sitemap/write-sitemap.ts'

export const GET = (request: Request) =>
  answerText(request, 'text/plain', async () => writeRobots(readEnvironment().origin, HIDDEN_PATHS))
