import { getRecord } from '@dabali/api-client'
import { languageOf } from '@dabali/domain'
import { nullOn404 } from '@dabali/shop/request-context'
import { textResponse } from '@dabali/site/seo/xml-response'
import { FRAME_HEADERS, missingFrame, recordFrame } from '../../../../../embeds/record-frame.ts'
import { readEnvironment, serverClient } from '../../../../../site.ts'

type Context = { params: Promise<{ locale: string; slug: string }> }

export async function GET(request: Request, { params }: Context) {
  const { locale, slug } = await params
  const language = languageOf(locale)
  const { origin } = readEnvironment()
  return textResponse(request, 'text/html', {
    tags: ['records'],
    headers: FRAME_HEADERS,
    missing: () => missingFrame({ origin, language }),
    async read() {
      const record = await nullOn404(getRecord(serverClient(), { slug: decodeURIComponent(slug) }, { language }))
      return record && recordFrame(record, { origin, language })
    },
  })
}
