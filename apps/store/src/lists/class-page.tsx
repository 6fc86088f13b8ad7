import { mark404 } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { BOOKS_PATH } from '../paths.ts'
import { classSubject } from './books-subject.ts'
import { classShelfAt } from './class-shelves.ts'
import { listMetadata } from './list-metadata.ts'
import { ListPage } from './list-page.tsx'

type Asked = { slug: string; asked: URLSearchParams }

/** Everything of one class; there are only so many classes. */
export async function ClassPage({ slug, asked }: Asked) {
  const shelf = classShelfAt(slug)
  if (shelf) return <ListPage subject={await classSubject(shelf, await pageLanguage())} asked={asked} />
  await mark404()
  return <NotFoundScreen path={`${BOOKS_PATH}/${slug}`} missing="thing" />
}

export async function classMetadata({ slug, asked }: Asked): Promise<Metadata> {
  const shelf = classShelfAt(slug)
  return shelf ? listMetadata(await classSubject(shelf, await pageLanguage()), asked) : notFoundMetadata()
}
