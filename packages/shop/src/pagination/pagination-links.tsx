import { type Language, localPath, writeDigits } from '@dabali/domain'
import { Pagination } from '@dabali/ui/pagination'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { pathOfPage } from '../paths.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

const texts = loadMessages({ en, ne })

type PaginationLinksProps = { path: string; page: number; pages: number; language: Language }

/** The links to the other pages of a list. */
export function PaginationLinks({ path, page, pages, language }: PaginationLinksProps) {
  const t = createTranslator(texts(language), language)
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
