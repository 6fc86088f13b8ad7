import type { Language } from '@dabali/domain'
import format from 'icu-minify/format'
import { Fragment, type ReactNode } from 'react'
import { FORMATTERS, type Texts } from './talk.ts'

type RichValues = Record<string, string | number | ((words: ReactNode) => ReactNode)>

/** Says a text of a feature some of whose words are more than words: `<first></first>` is whatever `first` makes of it. */
export function richTalk<Key extends string>(texts: Texts<Key>, language: Language) {
  return (key: Key, values: RichValues): ReactNode => {
    const parts = format<ReactNode>(texts[key], language, values, { formatters: FORMATTERS })
    return Array.isArray(parts) ? parts.map((part, index) => <Fragment key={index}>{part}</Fragment>) : parts
  }
}
