import { getSeries, type SeriesDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription, writeDigits } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { cacheUnlessMissing, load } from '@dabali/site/load'
import { PageHeader } from '@dabali/ui/page-header'
import { Prose } from '@dabali/ui/prose'
import type { Metadata, Route } from 'next'
import { cacheTag } from 'next/cache'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { loadCardText } from '../catalogue/load-products.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKS_PATH, seriesPath, shareImage } from '../paths.ts'
import { SeriesJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, serverClient } from '../site.ts'

/** A series, or undefined. */
async function loadSeries(slug: string, language: Language): Promise<SeriesDetail | undefined> {
  'use cache'
  cacheTag(`series:${slug}`)
  const series = await cacheUnlessMissing(() => getSeries(serverClient(), { slug }, { language }))
  // It may have been requested by an old slug.
  if (series) cacheTag(`series:${series.slug}`)
  return series
}

/** The works of a series in order, or an error page. */
export async function SeriesPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const read = await load(() => loadSeries(slug, language))
  if (read.status === 404) return <NotFoundScreen path={`/series/${slug}/`} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={seriesPath(slug)} />
  const series = read.value
  if (series.slug !== slug) permanentRedirect(localPath(language, seriesPath(series.slug)) as Route)
  const t = await getTranslations('series')
  const count = series.works.length
  return (
    <PageLayout path={seriesPath(slug)}>
      <article className="page">
        <PageHeader
          title={series.title}
          intro={series.summary}
          locale={language}
          breadcrumbsLabel={t('youAreHere')}
          breadcrumbs={[
            { href: localPath(language, HOME_PATH), name: t('home') },
            { href: localPath(language, BOOKS_PATH), name: t('books') },
          ]}
        >
          <span className="quiet">{t('count', { count, shown: writeDigits(count, language) })}</span>
        </PageHeader>
        {series.body && <Prose html={series.body} locale={language} />}
        <h2 className="visually-hidden">{t('books')}</h2>
        <ProductGrid
          products={series.works.map(({ product }) => product)}
          language={language}
          texts={await loadCardText()}
          first
          numbers={series.works.map(({ position }) => t('number', { number: writeDigits(position, language) }))}
        />
      </article>
      <SeriesJsonLd series={series} books={t('books')} />
    </PageLayout>
  )
}

export async function seriesMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const series = await load(() => loadSeries(slug, language))
  if (series.status === 404) return notFoundMetadata()
  if (series.status === 'failed') return {}
  const { slug: own, title, summary, works } = series.value
  const titles = works.map(({ product }) => product.title).join(', ')
  return shareMetadata({
    ...{ path: seriesPath(own), title, description: metaDescription(`${summary} ${titles}`) },
    picture: shareImage(language, 'series', own),
  })
}
