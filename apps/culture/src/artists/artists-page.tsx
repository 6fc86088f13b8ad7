import type { Artist } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GenreAndLetterFilters } from '../editorial/list-filters.tsx'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { formatListQuery, type ListQuery, parseListQuery } from '../editorial/list-query.ts'
import { ARTISTS_PATH, artistPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './artists-page.module.css'
import { readArtistList } from './queries.ts'

/** The portraits on the first screen of a phone. */
const EAGER_IMAGES = 2

/** The artists: portrait, name, origin and genres. */
async function ArtistGrid({ artists }: { artists: readonly Artist[] }) {
  const language = await pageLanguage()
  return (
    <ul className={styles.grid}>
      {artists.map(({ slug, name, home, genres, picture }, index) => (
        <li key={slug} className={styles.artist}>
          <div className={styles.face}>
            <Picture picture={picture} sizes="(min-width: 48rem) 17rem, 45vw" decorative first={index < EAGER_IMAGES} />
          </div>
          <div>
            <h2 className={styles.name} lang={textLanguage(name, language)}>
              <PreviewLink href={localPath(language, artistPath(slug))}>{name}</PreviewLink>
            </h2>
            <p className={styles.home} data-preview="">
              {home}
            </p>
            <p className="quiet small">{genres.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const FIELDS = ['genre', 'letter']
const pathOf = (query: ListQuery) => ARTISTS_PATH + formatListQuery(FIELDS, query)
const isFiltered = ({ chosen }: ListQuery) => Object.keys(chosen).length > 0

/** The list of artists. */
export async function ArtistsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const t = await getTranslations('artists')
  const query = parseListQuery(FIELDS, searchParams)
  return (
    <ListPage
      path={pathOf({ ...query, page: 1 })}
      searchParams={searchParams}
      read={() => readArtistList(query, language)}
      filters={{
        isFiltered: isFiltered(query),
        show: ({ facets }) => <GenreAndLetterFilters query={query} facets={facets} pathOf={pathOf} />,
        empty: { heading: t('noMatch'), text: t('noMatchText'), link: { path: ARTISTS_PATH, text: t('all') } },
      }}
      heading={t('heading')}
      description={t('intro')}
      empty={{ heading: t('none'), text: t('noneText'), link: { path: HOME_PATH, text: t('toHome') } }}
      toListedPage={({ name, slug }) => ({ name, path: artistPath(slug) })}
    >
      {(artists) => <ArtistGrid artists={artists} />}
    </ListPage>
  )
}

export async function artistsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('artists')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({
    ...{ path: ARTISTS_PATH, searchParams, heading: t('heading'), description: t('intro'), pageTitle },
    isFiltered: isFiltered(parseListQuery(FIELDS, searchParams)),
  })
}
