import type { Language } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { type Kind, type LibraryQuery, libraryHref } from './library-query.ts'
import type { LibraryTalk } from './library-talk.ts'

type LibraryKindsProps = { kinds: readonly Kind[]; query: LibraryQuery; language: Language; t: LibraryTalk }

/** The shelf by what is done with it; one kind alone is no choice. */
export function LibraryKinds({ kinds, query: { kind: now, sort, q }, language, t }: LibraryKindsProps) {
  if (kinds.length < 2) return null
  const choices = [undefined, ...kinds].map((kind) => ({
    href: libraryHref(language, { kind, sort, q }),
    text: kind ? t(`kind_${kind}`) : t('all'),
    isShown: kind === now,
  }))
  return <ChoiceLinks label={t('kinds')} choices={choices} isOwn />
}
