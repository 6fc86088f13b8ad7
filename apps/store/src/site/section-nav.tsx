import { type Language, localPath } from '@dabali/domain'
import { LibraryLink } from '@dabali/shop/library-link'
import { LIBRARY_PATH } from '@dabali/shop/paths'
import { IntentLink } from '@dabali/ui/intent-link'
import { getTranslations } from 'next-intl/server'
import styles from './section-nav.module.css'
import { currentAt, SECTIONS } from './sections.ts'

type SectionNavProps = {
  language: Language
  /** The path of the page, and of the section that it is in. */
  path: string
  current: string | undefined
}

/** The parts of the shop in one row, which is pushed sideways where it is too long. */
export async function SectionNav({ language, path, current }: SectionNavProps) {
  const t = await getTranslations('site')
  return (
    <nav className={`page ${styles.sections}`} aria-label={t('sections')}>
      <ul className={styles.row}>
        {SECTIONS.map((section) => (
          <li key={section.name}>
            <IntentLink
              href={localPath(language, section.path)}
              aria-current={currentAt(section.path, { path, current })}
            >
              {t(`section.${section.name}`)}
            </IntentLink>
          </li>
        ))}
        <li>
          <LibraryLink
            href={localPath(language, LIBRARY_PATH)}
            current={currentAt(LIBRARY_PATH, { path, current })}
            text={t('section.library')}
          />
        </li>
      </ul>
    </nav>
  )
}
