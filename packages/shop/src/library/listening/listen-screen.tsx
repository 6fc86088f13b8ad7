import { localPath } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { FailedPart } from '../../errors/failed-part.tsx'
import { LIBRARY_PATH, listenPath } from '../../paths.ts'
import type { Own } from '../../visit/own-or-nothing.ts'
import type { Visit } from '../../visit/visit.ts'
import { ClosedWork } from '../closed-work.tsx'
import { LibraryLogin } from '../library-login.tsx'
import { libraryTalk } from '../library-talk.ts'
import { termsWords } from '../terms-words.ts'
import { heardOf, type Listened } from './heard-of.ts'
import { ListenHere } from './listen-here.tsx'
import styles from './listen-screen.module.css'
import { listenTexts } from './listen-texts.ts'
import { PlainSounds } from './plain-sounds.tsx'

type ListenScreenProps = { id: string; own: Own<Listened> | undefined; visit: Visit }

/** Where an owned audiobook is heard. */
export function ListenScreen({ id, own, visit }: ListenScreenProps) {
  const { language } = visit
  const t = libraryTalk(language)
  if (!own) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in own) return <LibraryLogin path={listenPath(id)} visit={visit} />
  const { item } = own.thing
  if (item.state !== 'active') return <ClosedWork item={item} visit={visit} t={t} />
  const heard = heardOf(own.thing, t)
  const names = item.product.authors.join(', ')
  return (
    <div className={`page ${styles.screen}`}>
      <a className={styles.back} href={localPath(language, LIBRARY_PATH)}>
        {t('back')}
      </a>
      <div className={styles.cover}>
        <Picture picture={item.picture} sizes="(min-width: 48rem) 24rem, 38vw" cover decorative first />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} lang={textLanguage(heard.title, language)}>
          {heard.title}
        </h1>
        {names && (
          <p className="quiet" lang={textLanguage(names, language)}>
            {names}
          </p>
        )}
        {item.terms !== 'own' && <p className="small">{termsWords(item, language, t)}</p>}
      </div>
      <div className={styles.player}>
        <ListenHere heard={heard} language={language} texts={listenTexts(t)} />
        <PlainSounds heard={heard} t={t} />
      </div>
    </div>
  )
}
