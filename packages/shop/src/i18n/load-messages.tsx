import type { Language } from '@dabali/domain'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import format from 'icu-minify/format'
import { Fragment, type ReactNode } from 'react'
import { FORMATTERS, type Messages } from './translator.ts'

type MessageFile<Key extends string> = Record<Key, string>

/** The compiled messages of a feature by language. They are plain objects, so client components need no message parser. */
export function loadMessages<const En extends MessageFile<string>>(files: {
  en: En
  ne: MessageFile<keyof En & string>
}) {
  const compiled = new Map<Language, Messages<keyof En & string>>()
  return (language: Language): Messages<keyof En & string> => {
    const known = compiled.get(language)
    if (known) return known
    const texts = Object.fromEntries(
      Object.entries<string>(files[language]).map(([key, message]): [string, CompiledMessage] => [
        key,
        plain(compile(message)),
      ]),
    ) as Messages<keyof En & string>
    compiled.set(language, texts)
    return texts
  }
}

/** Compiled choices have no prototype, and React cannot serialise such objects. */
const plain = (message: CompiledMessage): CompiledMessage => JSON.parse(JSON.stringify(message))

type RichValues = Record<string, string | number | ((children: ReactNode) => ReactNode)>

/** Translates a message with tags: `<first></first>` is rendered by the value `first`. */
export function createRichTranslator<Key extends string>(texts: Messages<Key>, language: Language) {
  return (key: Key, values: RichValues): ReactNode => {
    const parts = format<ReactNode>(texts[key], language, values, { formatters: FORMATTERS })
    return Array.isArray(parts) ? parts.map((part, index) => <Fragment key={index}>{part}</Fragment>) : parts
  }
}
