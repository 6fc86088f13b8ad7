import type { Language } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { readNewsTags } from './news.ts'
import { tagAsked } from './tag-path.ts'

/** The tag that a query asks for, in the words of this language; one that is not known stays as it was asked for. */
export async function askedTag(asked: URLSearchParams, language: Language): Promise<string | undefined> {
  const tag = tagAsked(asked)
  if (tag === undefined) return undefined
  const read = await load(() => readNewsTags(language))
  return (read.status === 200 ? read.value.names.get(tag) : undefined) ?? tag
}
