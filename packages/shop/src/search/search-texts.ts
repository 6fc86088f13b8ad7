import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { Site } from '../visit/visit.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

const texts = textsOf({ en, ne })

/** The words of the search form of a site. */
export function searchTexts(language: Language, site: Site) {
  const t = talk(texts(language), language)
  return { label: t('label'), placeholder: t(site === 'store' ? 'books' : 'culture'), clear: t('clear') }
}
