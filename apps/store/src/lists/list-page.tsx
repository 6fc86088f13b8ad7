import { load } from '@dabali/site/load'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { bookPath } from '../paths.ts'
import { ListData } from '../seo/list-data.tsx'
import { ListHead } from './list-head.tsx'
import { writeListQuery } from './list-query.ts'
import { type ListSubject, queryWithin } from './list-subject.ts'
import { listTexts } from './list-texts.ts'
import { ProductList } from './product-list.tsx'
import { readListing } from './read-listing.ts'

type ListPageProps = {
  subject: ListSubject
  asked: URLSearchParams
  /** What else there is to say of the subject, and to go to from it. */
  children?: ReactNode
}

/** A page of a list, whatever became of it. */
export async function ListPage({ subject, asked, children }: ListPageProps) {
  const language = await pageLanguage()
  const query = queryWithin(subject, asked)
  const path = subject.path + writeListQuery(query)
  const listing = await load(() => readListing(query, subject.about, language))
  if (listing.status !== 200) return <UnavailableScreen path={path} />
  const t = await getTranslations('lists')
  return (
    <PageLayout path={path}>
      <div className="page">
        <ListHead {...subject} locale={language} youAreHere={t('youAreHere')}>
          {children}
        </ListHead>
        <ProductList
          path={subject.path}
          query={query}
          listing={listing.value}
          language={language}
          texts={await listTexts(language)}
          cell={await cellTexts()}
          about={subject.about.map(({ field }) => field)}
        />
      </div>
      <ListData
        {...{ name: subject.name, path, above: subject.way, description: subject.words }}
        pages={listing.value.results.map(({ title, slug }) => ({ name: title, path: bookPath(slug) }))}
      />
    </PageLayout>
  )
}
