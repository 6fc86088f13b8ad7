import { type Language, localPath, writeDigits } from '@dabali/domain'
import { Pagination } from '@dabali/ui/pagination'
import { talk } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }
import { pathOfPage } from './page-asked.ts'

const texts = textsOf({ en, ne })

type TurnPagesProps = { path: string; page: number; pages: number; language: Language }

/** The ways to the other pages of a list. */
export function TurnPages({ path, page, pages, language }: TurnPagesProps) {
  const t = talk(texts(language), language)
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={(other) => localPath(language, pathOfPage(path, other))}
      label={t('pages')}
      texts={{
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { number: writeDigits(number, language) }),
      }}
      language={language}
    />
  )
}
