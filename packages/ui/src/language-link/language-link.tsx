import type { Language } from '@dabali/domain'
import styles from './language-link.module.css'

/** नेपाली in Mukta, a thousand units to its size; its head line lies from -630 to -566. */
export const NEPALI_IN_DEVANAGARI =
  'M373-372v-194h-383v-64h551v64h-90v566h-78v-305h-197l5 80q-4 5-16 12-12 6-32 6-40 0-66-28-27-29-27-71 0-26 17-46 16-20 51-20zM62-860q17-9 44-15 26-7 54-7 73 0 121 37 48 36 82 101l76 144h-61l-77-116q-14-21-28-37-14-17-30-28-17-12-37-17-20-6-46-6-20 0-38 5-19 4-33 10zM1052-566h-90v566h-78v-241q-18 16-48 28-30 12-72 12-35 0-66-10-31-10-55-31-24-21-38-52-14-31-14-73v-199h-70v-64h531zM669-375q0 57 26 82 26 25 74 25 37 0 69-17 32-18 46-44v-237h-215zM1122-566h-90v-64h258v64h-90v566h-78zM1601-347q-17-18-42-27-26-9-47-9-49 0-80 27-32 27-32 86 0 41 14 74 13 32 36 59 23 27 54 49 30 22 64 40l-48 57q-41-22-77-50-37-29-64-64-27-35-43-77-16-42-16-92 0-46 15-79 15-33 40-54 25-22 58-32 32-11 67-11 38 0 72 15 33 14 58 40 18-25 49-39 30-14 65-14 16 0 34 3 17 2 26 7v-128h-534v-64h702v64h-90v566h-78v-374q-8-4-19-6-12-3-29-3-51 0-73 44-23 43-26 128h-77q0-48 7-81 6-34 14-55zM2042-566h-90v-64h85q-7-24-18-55-12-31-29-58-18-27-42-45-25-19-56-19-69 0-69 73 0 29 11 56 11 27 25 48l-48 39-23-29q-19-24-32-55-14-32-14-70 0-55 39-92 38-38 107-38 37 0 67 13 30 12 53 33 23 20 41 46 17 26 30 53 12 27 20 54 7 26 12 46h99v64h-90v566h-78z'

type LanguageLinkProps = { href: string; lang: Language }

/**
 * A link to the page in the language `lang`: a full page load, because the language of the document changes. नेपाली is an SVG, so
 * that an English page needs no Devanagari font for one word.
 */
export function LanguageLink({ href, lang }: LanguageLinkProps) {
  return (
    <a className={styles.link} href={href} lang={lang} hrefLang={lang}>
      {lang === 'en' ? (
        'English'
      ) : (
        <svg className={styles.name} viewBox="-10 -882 2220 891" role="img" aria-label="नेपाली">
          <path d={NEPALI_IN_DEVANAGARI} fill="currentColor" />
        </svg>
      )}
    </a>
  )
}
