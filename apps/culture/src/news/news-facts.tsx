import type { NewsItemDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { newsPath } from '../paths.ts'
import { ShareNews } from './share-news.tsx'
import { tagPath } from './tag-path.ts'

/** Who says so, when it was said and when it was last changed, what it is filed under, and how it is passed on. */
export async function NewsFacts({ item }: { item: NewsItemDetail }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const { byline, published_at, updated_at, tags, slug, title } = item
  const [told, changed] = [dayOf(published_at), dayOf(updated_at)]
  return (
    <>
      {byline && <span lang={textLanguage(byline, language)}>{byline}</span>}
      <DateText value={told} language={language} />
      {changed > told && (
        <span className="quiet">
          {t.rich('updated', { day: () => <DateText value={changed} language={language} /> })}
        </span>
      )}
      {tags.map((tag) => (
        <IntentLink key={tag} href={localPath(language, tagPath(tag))} lang={textLanguage(tag, language)}>
          {tag}
        </IntentLink>
      ))}
      <ShareNews
        url={readEnvironment().origin + localPath(language, newsPath(slug))}
        title={title}
        texts={{ share: t('share'), copied: t('copied') }}
      />
    </>
  )
}
