import { basename } from 'node:path'

/** Words that say too little, as a word of a file name, a folder or an export; `docs/glossary.md` has those to use. */
const BANNED_TERMS = [
  ...['anybody', 'beside', 'comer', 'desk', 'everybody', 'house', 'kept', 'lockup', 'nobody', 'said', 'sleeves'],
  ...['somebody', 'standing', 'talk', 'theatre', 'till', 'told', 'understood', 'veil', 'whoever', 'words'],
]

type SourceFile = { path: string; text: string }

const EXPORT = /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|enum) (\w+)/gm

/** The words of an identifier or a path: `readLine` and `read-line.ts` are both `read line`. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const isBanned = (name: string) => wordsOf(name).some((word) => BANNED_TERMS.includes(word))

/** Paths and exports that contain a banned word. */
export function bannedNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const file = isBanned(path.replace(basename(path), basename(path).split('.')[0] ?? '')) ? [path] : []
    const names = [...text.matchAll(EXPORT)].map(([, name = '']) => name).filter(isBanned)
    return [...file, ...names.map((name) => `${path}: ${name}`)]
  })
}
