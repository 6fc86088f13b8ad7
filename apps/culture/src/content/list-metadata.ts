import { writeDigits } from '@dabali/domain'
import { pageAsked, pathOfPage } from '@dabali/shop/page-asked'
import type { Metadata } from 'next'
import { pageLanguage } from '../i18n/language.ts'
import { shareMetadata } from '../seo/share-metadata.ts'

type ListMetadataProps = {
  path: string
  asked: URLSearchParams
  heading: string
  words: string
  /** What a later page is called. */
  pageTitle: (page: string) => string
}

/** What a page of a list says of itself to those who find or share it. */
export async function listMetadata({ path, asked, heading, words, pageTitle }: ListMetadataProps): Promise<Metadata> {
  const language = await pageLanguage()
  const page = pageAsked(asked)
  return shareMetadata({
    path: pathOfPage(path, page),
    title: page > 1 ? pageTitle(writeDigits(page, language)) : heading,
    description: words,
  })
}
