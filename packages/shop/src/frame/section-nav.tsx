import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { LibraryLink } from '../library/library-link.tsx'
import { LIBRARY_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { currentAt } from './current-section.ts'
import { frameTexts } from './frame-texts.ts'
import styles from './section-nav.module.css'
import type { SiteWay } from './site-ways.ts'

type SectionNavProps = {
  language: Language
  sections: readonly SiteWay[]
  /** The path of the page, and of the section that it is in. */
  path: string
  current: string | undefined
}

/** The parts of a site in one row, which is pushed sideways where it is too long. */
export function SectionNav({ language, sections, path, current }: SectionNavProps) {
  const t = talk(frameTexts(language), language)
  return (
    <nav className={`page ${styles.sections}`} aria-label={t('sections')}>
      <ul className={styles.row}>
        {sections.map((section) => (
          <li key={section.path}>
            <IntentLink
              href={localPath(language, section.path)}
              aria-current={currentAt(section.path, { path, current })}
            >
              {section.text}
            </IntentLink>
          </li>
        ))}
        <li>
          <LibraryLink
            href={localPath(language, LIBRARY_PATH)}
            current={currentAt(LIBRARY_PATH, { path, current })}
            text={t('library')}
          />
        </li>
      </ul>
    </nav>
  )
}
