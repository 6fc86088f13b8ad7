import { writeDigits } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { countsTitles } from './counts-titles.ts'
import { type ListQuery, writeListQuery } from './list-query.ts'
import { type ListSubject, queryWithin } from './list-subject.ts'
import { readListing } from './read-listing.ts'

/** So many titles tell what stands there. */
const NAMED = 3

/**
 * The title of a list page and how it is found. Filtered lists are kept out of the indexes and name the whole list as their
 * canonical address, as its categories and authors have pages of their own; so is a page without results. Sorting makes no
 * other list, so it is not in the canonical address.
 */
export async function listMetadata(subject: ListSubject, asked: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const query = queryWithin(subject, asked)
  const listing = await load(() => readListing(query, subject.about, language))
  if (listing.status !== 200) return {}
  const t = await getTranslations('lists')
  const { count, results, facets } = listing.value
  const names = results.slice(0, NAMED).map(({ title }) => title)
  const page = writeDigits(query.page, language)
  const isIndexed = query.chosen.length === 0 && names.length > 0
  const counted = t(countsTitles(facets) ? 'titles' : 'items', { count })
  const description = t('among', { titles: counted, names: names.join(', ') })
  return shareMetadata({
    path: subject.path + canonicalQuery(query),
    title: query.page > 1 ? t('nameAndPage', { name: subject.name, page }) : subject.name,
    description: names.length > 0 ? description : undefined,
    picture: subject.picture,
    isHidden: !isIndexed,
  })
}

const canonicalQuery = ({ chosen, page }: ListQuery) =>
  writeListQuery({ chosen: [], sort: 'popular', page: chosen.length === 0 ? page : 1 })
