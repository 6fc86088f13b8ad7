import { placeholdersOf, readMessages } from './read-messages.ts'

/** What is wrong between the two languages of a pair of message files: a key that one lacks, gaps that differ, no words. */
export function languageFaults({ en, ne }: { en: string; ne: string }): string[] {
  const [english, nepali] = [readMessages(en), readMessages(ne)]
  const keys = new Set([...english.keys(), ...nepali.keys()])
  return [...keys].flatMap((key) => {
    const [one, other] = [english.get(key), nepali.get(key)]
    if (one === undefined) return [`${key} is not in English`]
    if (other === undefined) return [`${key} is not in Nepali`]
    if (!one.trim() || !other.trim()) return [`${key} says nothing`]
    const [gaps, others] = [placeholdersOf(one).join(), placeholdersOf(other).join()]
    return gaps === others ? [] : [`${key} has the gaps ${gaps || 'none'} in English and ${others || 'none'} in Nepali`]
  })
}

/** The keys of a file that no source asks for, by name or by the beginning of a name that is put together. */
export function unusedKeys(file: string, sources: readonly string[]): string[] {
  const text = sources.join('\n')
  const named = new Set([...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, name]) => name))
  const beginnings = [...text.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning = '']) => beginning)
  return [...readMessages(file).keys()].filter(
    (key) => !named.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
}
