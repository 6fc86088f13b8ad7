import type { Language } from '@dabali/domain'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Texts } from './talk.ts'

type Messages<Key extends string> = Record<Key, string>

/**
 * The texts of a feature by language, from its two message files. They are compiled once; what comes out is small and
 * plain enough to hand to a part that runs in the browser, which then needs no reader of messages.
 */
export function textsOf<const En extends Messages<string>>(files: { en: En; ne: Messages<keyof En & string> }) {
  const compiled = new Map<Language, Texts<keyof En & string>>()
  return (language: Language): Texts<keyof En & string> => {
    const known = compiled.get(language)
    if (known) return known
    const texts = Object.fromEntries(
      Object.entries<string>(files[language]).map(([key, message]): [string, CompiledMessage] => [
        key,
        plain(compile(message)),
      ]),
    ) as Texts<keyof En & string>
    compiled.set(language, texts)
    return texts
  }
}

/** Choices are compiled into objects without a prototype, which cannot be handed to a browser. */
const plain = (message: CompiledMessage): CompiledMessage => JSON.parse(JSON.stringify(message))
