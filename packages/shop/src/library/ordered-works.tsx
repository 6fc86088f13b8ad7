import type { Order } from '@dabali/api-client'
import { localPath, productClassName } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import { LIBRARY_PATH, libraryItemPath } from '../paths.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { type LibraryTalk, libraryTalk } from './library-talk.ts'
import { OpenWork } from './open-work.tsx'
import { openingWord } from './opening-word.ts'
import styles from './ordered-works.module.css'
import { workTexts } from './work-texts.ts'

type Work = Order['library'][number]

type OrderedWorksProps = {
  works: readonly Work[]
  /** Of the order of a guest, who opens them with it; whose is an account's is opened in its library. */
  hash: string | undefined
  visit: Visit
}

/** What came with an order to be read, heard and watched. */
export function OrderedWorks({ works, hash, visit }: OrderedWorksProps) {
  const t = libraryTalk(visit.language)
  return (
    <ul className={styles.works}>
      {works.map((work) => (
        <li key={work.id} className={styles.work}>
          <div>
            <p className={styles.title} lang={textLanguage(work.title, visit.language)}>
              {work.title}
            </p>
            <p className="quiet small">{productClassName(work.product_class, visit.language)}</p>
          </div>
          <Way work={work} hash={hash} visit={visit} t={t} />
        </li>
      ))}
    </ul>
  )
}

const CLOSED: Record<string, 'ended' | 'revoked' | 'soon'> = { ended: 'ended', revoked: 'revoked', upcoming: 'soon' }

function Way({ work, hash, visit, t }: Omit<OrderedWorksProps, 'works'> & { work: Work; t: LibraryTalk }) {
  const { language } = visit
  const closed = CLOSED[work.state]
  if (closed) return <p className="quiet">{t(closed)}</p>
  const word = openingWord(work.product_class, t)
  if (hash === undefined) {
    return (
      <a className={styles.link} href={localPath(language, libraryItemPath(work.id))}>
        {word}
      </a>
    )
  }
  if (work.product_class === 'Subscription') {
    return (
      <div className={styles.pass}>
        <p>{t('passLogin')}</p>
        <LoginHere kind="plain" path={LIBRARY_PATH} language={language} text={t('login')} />
      </div>
    )
  }
  return <OpenWork id={work.id} hash={hash} title={work.title} language={language} texts={workTexts(word, t)} />
}
