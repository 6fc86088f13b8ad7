import { type Language, localPath } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { BOOKS_PATH, classPath } from '../paths.ts'
import type { ClassShelf } from './class-shelves.ts'
import { choiceOf } from './list-query.ts'
import type { ListSubject } from './list-subject.ts'

/** Everything that is sold. */
export async function booksSubject(): Promise<ListSubject> {
  const t = await getTranslations('lists')
  return { name: t('everything'), path: BOOKS_PATH, way: [], about: [] }
}

/** Everything of one class. */
export async function classSubject({ productClass, slug, name }: ClassShelf, language: Language): Promise<ListSubject> {
  const t = await getTranslations('lists')
  return {
    name: t(`classes.${name}`),
    path: classPath(slug),
    way: [{ href: localPath(language, BOOKS_PATH), name: t('everything') }],
    about: [choiceOf('product_class', productClass)],
  }
}
