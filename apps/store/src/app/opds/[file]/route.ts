import { textResponse } from '@dabali/site/seo/xml-response'
import type { NextRequest } from 'next/server'
import { readOpdsFile } from '../../../seo/opds/read-opds.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(request: NextRequest, { params }: Context) {
  const file = readOpdsFile((await params).file, request.nextUrl.searchParams)
  return textResponse(request, file?.type ?? 'application/xml', async () => file?.read())
}
