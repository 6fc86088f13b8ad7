import type { Metadata } from 'next'
import { booksSubject } from './books-subject.ts'
import { listMetadata } from './list-metadata.ts'
import { ListPage } from './list-page.tsx'

/** Everything that is sold. */
export async function BooksPage({ asked }: { asked: URLSearchParams }) {
  return <ListPage subject={await booksSubject()} asked={asked} />
}

export async function booksMetadata(asked: URLSearchParams): Promise<Metadata> {
  return listMetadata(await booksSubject(), asked)
}
