import { writeRobots } from '@dabali/site/seo/sitemap'
import { textResponse } from '@dabali/site/seo/text-response'
import { readEnvironment } from '../../env.ts'
import { HIDDEN_PATHS } from '../../seo/hidden-paths.ts'

export const GET = (request: Request) =>
  textResponse(request, 'text/plain', async () => writeRobots(readEnvironment().origin, HIDDEN_PATHS))
