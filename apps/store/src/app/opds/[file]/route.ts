import { textResponse } from '@dabali/site/seo/xml-response'
import type { NextRequest } from 'next/server'
import { OPDS_TAGS, readOpdsFile } from '../../../seo/opds/read-opds.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(request: NextRequest, { params }: Context) {
  const file = readOpdsFile((await params).file, request.nextUrl.searchParams)
  const { type = 'application/xml', ...source } = file ?? {}
  return textResponse(request, type, { tags: OPDS_TAGS, read: async () => undefined, ...source })
}
