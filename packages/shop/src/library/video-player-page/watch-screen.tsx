import type { LibraryItemDetail } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../../errors/error-parts.tsx'
import { LIBRARY_PATH, watchPath } from '../../paths.ts'
import type { Owned, RequestContext } from '../../server-request/request-context.ts'
import { LibraryLogin, LockedItem } from '../item-access.tsx'
import {
  accessTermsText,
  itemMessages,
  type LibraryTranslator,
  libraryTranslator,
  progressTexts,
} from '../library-messages.ts'
import type { LoadedVideo } from '../load-library.ts'
import { type VideoItem, VideoItemPlayer, type VideoTexts } from './video-player.tsx'
import styles from './watch-screen.module.css'

type WatchScreenProps = { id: string; owned: Owned<LoadedVideo> | undefined; context: RequestContext }

/** The film page. */
export function WatchScreen({ id, owned, context }: WatchScreenProps) {
  const { language } = context
  const t = libraryTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) return <LibraryLogin path={watchPath(id)} context={context} />
  const { item } = owned.value
  if (item.state !== 'active') return <LockedItem item={item} context={context} t={t} />
  const { title, subtitle, authors } = item.product
  const names = authors.join(', ')
  const hours = writeDigits(item.hours_to_watch ?? 0, language)
  return (
    <div className={`page ${styles.screen}`}>
      <a className={styles.back} href={localPath(language, LIBRARY_PATH)}>
        {t('back')}
      </a>
      <VideoItemPlayer
        video={toVideoItem(owned.value)}
        poster={<Picture picture={item.picture} sizes="(min-width: 62rem) 60rem, 100vw" decorative first />}
        language={language}
        texts={watchTexts({ hours, terms: accessTermsText(item, language, t) }, t)}
      />
      <noscript>{t('watch_scripts')}</noscript>
      <h1 className={styles.title} lang={textLanguage(title, language)}>
        {title}
      </h1>
      {subtitle && <p lang={textLanguage(subtitle, language)}>{subtitle}</p>}
      {names && <p className="quiet">{t('by', { names })}</p>}
    </div>
  )
}

function toVideoItem({ item, saved }: LoadedVideo): VideoItem {
  const { id, files, terms, ends_at } = item
  return { id, films: filmsOf(files), saved, isNew: terms === 'window' && ends_at === null }
}

const filmsOf = (files: LibraryItemDetail['files']) =>
  files.flatMap(({ kind, title, type, duration_seconds: seconds }, file) =>
    kind === 'film' ? [{ title, type, seconds, file }] : [],
  )

const watchTexts = ({ hours, terms }: { hours: string; terms: string }, t: LibraryTranslator): VideoTexts => ({
  player: itemMessages(t('watch'), t).player,
  position: progressTexts(t),
  begin: {
    title: t('watch_begin', { hours }),
    text: t('watch_beginText', { hours }),
    confirmText: t('watch_beginNow'),
    cancelText: t('watch_later'),
  },
  terms,
  until: t('until', { date: '{date}' }),
})
