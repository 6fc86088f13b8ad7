import { type Language, localPath } from '@dabali/domain'
import { NothingFound } from '@dabali/shop/nothing-found'
import { CONTACT_PATH } from '@dabali/shop/paths'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

type NoBooksFoundProps = { words: string; language: Language; children?: ReactNode }

/** What somebody can do whose words are on no shelf. */
export async function NoBooksFound({ words, language, children }: NoBooksFoundProps) {
  const t = await getTranslations('search')
  const write = (text: ReactNode) => <a href={localPath(language, CONTACT_PATH)}>{text}</a>
  return (
    <NothingFound
      words={words}
      language={language}
      text={t('nothing')}
      example={{ latin: 'barsha', nepali: 'वर्षा' }}
      first={t('hintSpelling')}
      last={t.rich('hintWrite', { write })}
    >
      {children}
    </NothingFound>
  )
}
