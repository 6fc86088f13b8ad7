import type { Language } from '@dabali/domain'
import type { Site } from '../visit/visit.ts'
import { searchTalk } from './search-talk.ts'

/** The words of the search form of a site. */
export function searchTexts(language: Language, site: Site) {
  const t = searchTalk(language)
  return { label: t('label'), placeholder: t(site === 'store' ? 'books' : 'culture'), clear: t('clear') }
}
