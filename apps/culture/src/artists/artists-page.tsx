import { HOME_PATH } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listMetadata } from '../content/list-metadata.ts'
import { ListPage } from '../content/list-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { ARTISTS_PATH, artistPath } from '../paths.ts'
import { ArtistGrid } from './artist-grid.tsx'
import { readArtistList } from './artists.ts'

/** Everyone who plays here. */
export async function ArtistsPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const t = await getTranslations('artists')
  return (
    <ListPage
      path={ARTISTS_PATH}
      asked={asked}
      read={(page) => readArtistList(page, language)}
      heading={t('heading')}
      words={t('words')}
      none={{ heading: t('none'), text: t('noneText'), way: { path: HOME_PATH, text: t('toStage') } }}
      named={({ name, slug }) => ({ name, path: artistPath(slug) })}
    >
      {(artists) => <ArtistGrid artists={artists} />}
    </ListPage>
  )
}

export async function artistsMetadata(asked: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('artists')
  const [heading, words] = [t('heading'), t('words')]
  return listMetadata({ path: ARTISTS_PATH, asked, heading, words, pageTitle: (page) => t('page', { page }) })
}
