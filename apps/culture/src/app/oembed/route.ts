import { getArtist, getRecord, getSession } from '@dabali/api-client'
import { nullOn404 } from '@dabali/shop/request-context'
import { textResponse } from '@dabali/site/seo/xml-response'
import type { NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { type OembedRequest, oembedAnswer, readOembedRequest } from '../../embeds/oembed.ts'
import { readEnvironment, serverClient } from '../../site.ts'

export async function GET(request: NextRequest) {
  const { origin } = readEnvironment()
  const asked = readOembedRequest(request.nextUrl.searchParams, origin)
  if (asked === 501) return new Response('Only the format json is available.', { status: 501 })
  if (asked === 404) return textResponse(request, 'application/json', { tags: [], read: async () => undefined })
  return textResponse(request, 'application/json', {
    tags: ['artists', 'records', 'sessions'],
    query: JSON.stringify(asked),
    read: () => readAnswer(asked, origin),
  })
}

async function readAnswer(asked: OembedRequest, origin: string) {
  const { language, most } = asked
  const t = await getTranslations({ locale: language, namespace: 'site' })
  const found = await nullOn404(readPage(asked))
  return found && JSON.stringify(oembedAnswer(found, { origin, name: t('name'), language, most }))
}

async function readPage({ kind, slug, language }: OembedRequest) {
  const client = serverClient()
  if (kind === 'artist') return { kind, item: await getArtist(client, { slug }, { language }) } as const
  if (kind === 'record') return { kind, item: await getRecord(client, { slug }, { language }) } as const
  return { kind, item: await getSession(client, { slug }, { language }) } as const
}
