import { localPath } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../../errors/error-parts.tsx'
import { LIBRARY_PATH, listenPath } from '../../paths.ts'
import type { Owned, RequestContext } from '../../server-request/request-context.ts'
import { LibraryLogin, LockedItem } from '../item-access.tsx'
import { accessTermsText, audiobookTexts, type LibraryTranslator, libraryTranslator } from '../library-messages.ts'
import { type LoadedAudiobook, toAudioTracks } from '../load-library.ts'
import type { AudioTracks } from './audiobook.ts'
import { AudiobookPlayer } from './audiobook-player.tsx'
import listenScreenStyles from './listen-screen.module.css'
import styles from './plain-audio-list.module.css'

/** Without scripts: native players and downloads. */
function PlainAudioList({ audiobook: { parts, access }, t }: { audiobook: AudioTracks; t: LibraryTranslator }) {
  return (
    <noscript>
      <ol className={styles.list}>
        {parts.map(({ title, download }, part) => (
          // The position identifies a part.
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

type ListenScreenProps = { id: string; owned: Owned<LoadedAudiobook> | undefined; context: RequestContext }

/** The audiobook page. */
export function ListenScreen({ id, owned, context }: ListenScreenProps) {
  const { language } = context
  const t = libraryTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) return <LibraryLogin path={listenPath(id)} context={context} />
  const { item, reader } = owned.value
  if (item.state !== 'active') return <LockedItem item={item} context={context} t={t} />
  const audiobook = toAudioTracks(owned.value, t)
  const names = item.product.authors.join(', ')
  const text = owned.value.access?.files.find(({ kind }) => kind === 'epub')?.download
  return (
    <div className={`page ${listenScreenStyles.screen}`}>
      <a className={listenScreenStyles.back} href={localPath(language, LIBRARY_PATH)}>
        {t('back')}
      </a>
      <div className={listenScreenStyles.cover}>
        <Picture picture={item.picture} sizes="(min-width: 48rem) 24rem, 38vw" cover decorative first />
      </div>
      <div className={listenScreenStyles.details}>
        <h1 className={listenScreenStyles.title} lang={textLanguage(audiobook.title, language)}>
          {audiobook.title}
        </h1>
        {names && (
          <p className="quiet" lang={textLanguage(names, language)}>
            {names}
          </p>
        )}
        {reader && (
          <a className={styles.link} href={localPath(language, reader)}>
            {t('readEbook')}
          </a>
        )}
        {item.terms !== 'own' && <p className="small">{accessTermsText(item, language, t)}</p>}
      </div>
      <div className={listenScreenStyles.player}>
        <AudiobookPlayer audiobook={audiobook} language={language} texts={audiobookTexts(t)} />
        <PlainAudioList audiobook={audiobook} t={t} />
        {text && (
          <a className={styles.link} href={text} download>
            {t('downloadText')}
          </a>
        )}
      </div>
    </div>
  )
}
