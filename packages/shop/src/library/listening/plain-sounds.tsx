import type { LibraryTalk } from '../library-talk.ts'
import type { Heard } from './make-listening.ts'
import styles from './plain-sounds.module.css'

/** The same without scripts: the browser's own player, and files to keep. */
export function PlainSounds({ heard: { parts, access }, t }: { heard: Heard; t: LibraryTalk }) {
  return (
    <noscript>
      <ol className={styles.list}>
        {parts.map(({ title, download }, part) => (
          // The place of a part is what it is known by.
          <li key={`${part} ${title}`} className={styles.part}>
            {parts.length > 1 && <p>{title}</p>}
            {/* biome-ignore lint/a11y/useMediaCaption: a book that is read aloud is its own words. */}
            <audio className={styles.sound} controls preload="none" src={access?.files[part]?.url} aria-label={title} />
            {download && (
              <a className={styles.link} href={download} download>
                {t('download')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </noscript>
  )
}
