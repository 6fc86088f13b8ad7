import type { LibraryItemDetail } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { openItemPath } from '../paths.ts'
import styles from './item-downloads.module.css'
import type { LibraryTranslator } from './library-messages.ts'

type Files = LibraryItemDetail['files']
type ItemDownloadsProps = { id: string; files: Files; language: Language; t: LibraryTranslator }

const MEGABYTE = 1_000_000

/** The files of a record for saving: all tracks of a format at once, and each one. */
export function ItemDownloads({ id, files, language, t }: ItemDownloadsProps) {
  const formats = formatsOfAll(files)
  if (formats.length === 0) return null
  const size = (bytes: number) => writeDigits((bytes / MEGABYTE).toFixed(1), language)
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads">{t('downloads')}</h2>
      <p className="quiet small">{t('downloadsText')}</p>
      <form method="post" action={openItemPath(id)} data-saves-file="">
        <input type="hidden" name="language" value={language} />
        {files.length > 1 && (
          <div className={styles.all}>
            {formats.map(({ format, bytes }) => (
              <Button key={format} type="submit" kind="plain" name="file" value={format}>
                {t('downloadAll', { format: format.toUpperCase(), size: size(bytes) })}
              </Button>
            ))}
          </div>
        )}
        <ol className={styles.list}>
          {files.map(({ position, title, downloads }) => (
            <li key={position} className={styles.part}>
              <span>{title || t('part', { number: position + 1 })}</span>
              <span className={styles.formats}>
                {downloads.map(({ format, size: bytes }) => (
                  <button
                    key={format}
                    type="submit"
                    name="file"
                    value={`${format} ${position}`}
                    className={styles.save}
                    aria-label={t('downloadPart', { title, format: format.toUpperCase(), size: size(bytes) })}
                  >
                    {format.toUpperCase()}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </form>
    </section>
  )
}

/** The formats that every part has, with the bytes of all parts. */
function formatsOfAll(files: Files) {
  const [first] = files
  return (first?.downloads ?? []).flatMap(({ format }) => {
    const sizes = files.flatMap(({ downloads }) => downloads.filter((each) => each.format === format))
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    return sizes.length === files.length ? [{ format, bytes }] : []
  })
}
