import type { Product } from '@dabali/api-client'
import { cataloguePath, type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { articlePath, booklistPath } from '../paths.ts'
import styles from './book-mentions.module.css'

type Mention = Product['mentions'][number]

/** What stands on the other site, and by which word its addresses begin there. */
const ON_STAGE = { record: 'record', event: 'event', interview: 'interviews', session: 'sessions', volume: 'volumes' }

const isOnStage = (kind: string): kind is keyof typeof ON_STAGE => Object.hasOwn(ON_STAGE, kind)

/** What was written about it here, and what of the music it belongs to. News has no pages of its own. */
export async function BookMentions({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const mentions = mentionsOf(product)
  if (mentions.length === 0) return null
  return (
    <section aria-labelledby="mentions">
      <h2 className={styles.heading} id="mentions">
        {t('mentions')}
      </h2>
      <ul>
        {mentions.map((mention) => (
          <li key={mention.url} className={styles.mention}>
            <p className={styles.title} lang={textLanguage(mention.title, language)}>
              <Way mention={mention} language={language} />
            </p>
            <p className={styles.kind}>{kindOf(mention, t)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The mentions that have a page to link to. */
export const mentionsOf = ({ mentions }: Pick<Product, 'mentions'>): Mention[] =>
  mentions.filter(({ kind }) => kind === 'article' || kind === 'booklist' || isOnStage(kind))

function kindOf({ kind }: Mention, t: Awaited<ReturnType<typeof getTranslations<'book'>>>) {
  if (isOnStage(kind)) return t('onStage', { kind: t(`kind-${kind}`) })
  return t(kind === 'article' ? 'kind-article' : 'kind-booklist')
}

function Way({ mention: { kind, slug, title }, language }: { mention: Mention; language: Language }) {
  if (isOnStage(kind)) {
    const path = localPath(language, cataloguePath({ kind: ON_STAGE[kind], slug }))
    return <a href={readEnvironment().cultureOrigin + path}>{title}</a>
  }
  const path = kind === 'article' ? articlePath(slug) : booklistPath(slug)
  return <IntentLink href={localPath(language, path)}>{title}</IntentLink>
}
