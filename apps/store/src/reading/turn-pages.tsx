import { type Language, localPath, writeDigits } from '@dabali/domain'
import { Pagination } from '@dabali/ui/pagination'
import { getTranslations } from 'next-intl/server'
import { pathOfPage } from './page-asked.ts'

type TurnPagesProps = { path: string; page: number; pages: number; language: Language }

/** The ways to the other pages of a list. */
export async function TurnPages({ path, page, pages, language }: TurnPagesProps) {
  const t = await getTranslations('reading')
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
