import { writeDigits } from '@dabali/domain'
import { pageAsked, pathOfPage } from '@dabali/shop/page-asked'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { AUTHORS_PATH } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { AuthorsScreen } from './authors-screen.tsx'
import { listTexts } from './list-texts.ts'
import { readAuthors } from './read-makers.ts'

/** Everybody who had a hand in a work, by the first letter of their name. */
export async function AuthorsPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const page = pageAsked(asked)
  const authors = await load(() => readAuthors(page, language))
  if (authors.status !== 200) return <UnavailableScreen path={pathOfPage(AUTHORS_PATH, page)} />
  const t = await getTranslations('lists')
  return (
    <PageLayout path={pathOfPage(AUTHORS_PATH, page)}>
      <AuthorsScreen
        {...authors.value}
        page={page}
        language={language}
        head={{ name: t('authors'), words: t('authorsWords'), youAreHere: t('youAreHere') }}
        books={t('everything')}
        letters={t('letters')}
        texts={await listTexts(language)}
      />
    </PageLayout>
  )
}

export async function authorsMetadata(asked: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = pageAsked(asked)
  const t = await getTranslations('lists')
  const name = t('authors')
  return shareMetadata({
    path: pathOfPage(AUTHORS_PATH, page),
    title: page > 1 ? t('nameAndPage', { name, page: writeDigits(page, language) }) : name,
    description: t('authorsWords'),
  })
}
