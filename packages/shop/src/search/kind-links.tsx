import { type Language, writeDigits } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { searchTalk } from './search-talk.ts'

type KindLink = { href: string; name: string; count: number; isShown: boolean }

/** What was found of each kind, one press away. What there is none of is not offered. */
export function KindLinks({ kinds, language }: { kinds: readonly KindLink[]; language: Language }) {
  const choices = kinds
    .filter(({ count, isShown }) => count > 0 || isShown)
    .map(({ href, name, count, isShown }) => ({ href, text: name, count: writeDigits(count, language), isShown }))
  return <ChoiceLinks label={searchTalk(language)('kinds')} choices={choices} isUnlisted />
}
