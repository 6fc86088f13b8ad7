import { answerText } from '@dabali/site/found/answer-text'
import { writeRobots } from '@dabali/site/found/write-sitemap'
import { readEnvironment } from '../../env.ts'
import { HIDDEN_PATHS } from '../../found/hidden-paths.ts'

export const GET = (request: Request) =>
  answerText(request, 'text/plain', async () => writeRobots(readEnvironment().origin, HIDDEN_PATHS))
