import type { Language } from '@dabali/domain'
import styles from './language-link.module.css'
import { NEPALI_IN_DEVANAGARI } from './nepali-in-devanagari.ts'

type LanguageLinkProps = { href: string; lang: Language }

/**
 * The way to a page in the language `lang`, a whole new page, because the language of the document changes. नेपाली is drawn,
 * so that an English page needs no Devanagari face for its one word of Nepali.
 */
export function LanguageLink({ href, lang }: LanguageLinkProps) {
  return (
    <a className={styles.link} href={href} lang={lang} hrefLang={lang}>
      {lang === 'en' ? (
        'English'
      ) : (
        <svg className={styles.word} viewBox="-10 -882 2220 891" role="img" aria-label="नेपाली">
          <path d={NEPALI_IN_DEVANAGARI} fill="currentColor" />
        </svg>
      )}
    </a>
  )
}
