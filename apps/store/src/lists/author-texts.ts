import { type Language, writeDigits } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import type { AuthorWithRoles } from './author-page.tsx'

export type AuthorTexts = Awaited<ReturnType<typeof authorTexts>>

export async function authorTexts(language: Language) {
  const t = await getTranslations('lists')
  return {
    youAreHere: t('youAreHere'),
    authors: t('authors'),
    role: (role: AuthorWithRoles['groups'][number]['role']) => t(`roles.${role}`),
    all: (count: number) => t('allTitles', { count: writeDigits(count, language) }),
    bare: { heading: t('bareHeading'), text: t('bareText'), way: t('everything') },
  }
}
