import type { LibraryItemDetail } from '@dabali/api-client'
import { cataloguePath, localPath } from '@dabali/domain'
import { Button, buttonClasses } from '@dabali/ui/button'
import { openWorkAction } from '../paths.ts'
import type { Visit } from '../visit/visit.ts'
import type { LibraryTalk } from './library-talk.ts'
import { waysInto } from './ways-in.ts'
import styles from './work-ways.module.css'

type WorkWaysProps = { item: LibraryItemDetail; visit: Visit; t: LibraryTalk }

/** The ways into a work: here, and as a file; back to the shop where its time is over. */
export function WorkWays({ item, visit: { language, site, origins }, t }: WorkWaysProps) {
  const { id, product, state, progress, files, terms } = item
  if (state === 'ended') {
    const shop = localPath(language, cataloguePath({ slug: product.slug }))
    return (
      <a className={buttonClasses({ kind: 'plain' })} href={site === 'store' ? shop : origins.store + shop}>
        {t('inShop')}
      </a>
    )
  }
  if (state !== 'active') return null
  const ways = waysInto(item, site)
  const hasBegun = ways.length === 1 && progress !== null && progress > 0 && progress < 1
  const isFile = terms === 'own' && files[0]?.kind === 'epub'
  return (
    <>
      <div className={styles.ways}>
        {ways.map(({ way, path }, index) => (
          // A whole load: the page is for one account, and the server asks whose it is.
          <a
            key={way}
            className={buttonClasses({ kind: index > 0 ? 'plain' : undefined })}
            href={localPath(language, path)}
            aria-label={`${hasBegun ? t('continue') : t(way)}: ${product.title}`}
          >
            {hasBegun ? t('continue') : t(way)}
          </a>
        ))}
        {isFile && (
          <form method="post" action={openWorkAction(id)} data-saves-file="">
            <input type="hidden" name="language" value={language} />
            <Button type="submit" kind={ways.length > 0 ? 'plain' : 'main'}>
              {t('download')}
            </Button>
          </form>
        )}
      </div>
      {isFile && <p className="quiet small">{t('downloadNote')}</p>}
    </>
  )
}
