import { answerText } from '@dabali/site/found/answer-text'
import type { NextRequest } from 'next/server'
import { readOpdsFile } from '../../../found/opds/read-opds-file.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(request: NextRequest, { params }: Context) {
  const file = readOpdsFile((await params).file, request.nextUrl.searchParams)
  return answerText(request, file?.type ?? 'application/xml', async () => file?.read())
}
