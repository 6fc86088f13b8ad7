import type { Product } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { formatLength } from '../catalogue/format-length.ts'
import { bookPath, classPath } from '../paths.ts'
import styles from './read-aloud.module.css'

/** Works that are heard: who reads them, and for how long. */
export async function ReadAloud({ audiobooks, language }: { audiobooks: readonly Product[]; language: Language }) {
  const t = await getTranslations('home')
  const book = await getTranslations('book')
  if (audiobooks.length === 0) return null
  const narrator = ({ contributors }: Product) =>
    contributors
      .filter(({ role }) => role === 'narrator')
      .map(({ name }) => name)
      .join(', ')
  return (
    <section aria-labelledby="read-aloud">
      <SectionHead id="read-aloud" heading={t('readAloud')}>
        <IntentLink href={localPath(language, classPath('audiobook'))}>{t('allAudiobooks')}</IntentLink>
      </SectionHead>
      <ul className={styles.works}>
        {audiobooks.map((product) => (
          <li key={product.id} className={styles.work}>
            <Picture picture={product.picture} sizes="8rem" cover decorative />
            <div className={styles.words}>
              <h3 className={styles.title} lang={textLanguage(product.title, language)}>
                <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
              </h3>
              {narrator(product) && <p className="quiet small">{t('readBy', { name: narrator(product) })}</p>}
              <p className="quiet small">{formatLength(product, book, language)}</p>
              <p className="num">{formatNpr(product.selling_price, language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
