import { contentMetadata } from '../content/content-metadata.ts'
import { ContentPage } from '../content/content-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { newsPath } from '../paths.ts'
import { newsJsonLd } from '../seo/json-ld/written-json-ld.ts'
import { readNewsItem } from './news.ts'
import { NewsPiece } from './news-piece.tsx'

/** One piece of news. */
export async function NewsScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={newsPath}
      read={() => readNewsItem(slug, language)}
      list="news"
      told={{ name: ({ title }) => title, about: newsJsonLd }}
    >
      {(item) => <NewsPiece item={item} />}
    </ContentPage>
  )
}

export async function newsItemMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({ kind: 'news', pathOf: newsPath, read: () => readNewsItem(slug, language), type: 'article' })
}
