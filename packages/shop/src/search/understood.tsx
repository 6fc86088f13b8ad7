import type { Language } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import { richTalk } from '../texts/rich-talk.tsx'
import { searchMessages, searchTalk } from './search-talk.ts'
import styles from './understood.module.css'
import { WordsLink } from './words-link.tsx'

type UnderstoodProps = {
  words: string
  found: { did_you_mean?: string | undefined; also_written?: string | undefined }
  total: number
  language: Language
}

/** How the words were understood: by another spelling, in the other script. Each leads to what is found for it alone. */
export function Understood({ words, found: { did_you_mean, also_written }, total, language }: UnderstoodProps) {
  const t = richTalk(searchMessages(language), language)
  const said = () => <span lang={textLanguage(words, language)}>{words}</span>
  const link = (other: string) => () => <WordsLink words={other} language={language} />
  if (did_you_mean) {
    return <p className={styles.understood}>{t('meant', { words: said, meant: link(did_you_mean) })}</p>
  }
  return (
    <p className={styles.understood}>
      {also_written
        ? t('foundInBoth', { count: total, words: said, other: link(also_written) })
        : searchTalk(language)('thingsFound', { count: total })}
    </p>
  )
}
