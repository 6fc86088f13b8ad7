import type { PublisherDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { Prose } from '@dabali/ui/prose'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen, notFoundMetadata } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { BOOKS_PATH, publisherPath } from '../paths.ts'
import { sharePicture } from '../seo/share-picture.ts'
import styles from './description.module.css'
import { ListingPage, listingMetadata } from './listing-page.tsx'
import { choiceOf, formatListingQuery, type ListingSubject, parseListingQuery } from './listing-query.ts'
import { loadPublisher } from './load-listing.ts'
import { redirectMoved } from './redirect-moved.ts'

type Asked = { slug: string; asked: URLSearchParams }

/** A publisher and all that they publish. */
export async function PublisherPage({ slug, asked }: Asked) {
  const language = await pageLanguage()
  const publisher = await load(() => loadPublisher(slug, language))
  if (publisher.status === 404) return <NotFoundScreen path={`/publisher/${slug}`} missing="thing" />
  if (publisher.status === 'failed') return <UnavailableScreen path={publisherPath(slug)} />
  const { value } = publisher
  if (value.slug !== slug) await redirectMoved(publisherPath(value.slug) + formatListingQuery(parseListingQuery(asked)))
  return (
    <ListingPage subject={await publisherSubject(value, language)} asked={asked}>
      {value.description && <Prose html={value.description} locale={language} className={styles.words} />}
    </ListingPage>
  )
}

export async function publisherMetadata({ slug, asked }: Asked): Promise<Metadata> {
  const language = await pageLanguage()
  const publisher = await load(() => loadPublisher(slug, language))
  if (publisher.status === 404) return notFoundMetadata()
  if (publisher.status === 'failed') return {}
  return listingMetadata(await publisherSubject(publisher.value, language), asked)
}

async function publisherSubject({ slug, name, summary }: PublisherDetail, language: Language): Promise<ListingSubject> {
  const t = await getTranslations('lists')
  return {
    name,
    words: summary,
    path: publisherPath(slug),
    picture: sharePicture(language, 'publisher', slug),
    way: [{ href: localPath(language, BOOKS_PATH), name: t('everything') }],
    about: [choiceOf('publisher', slug)],
  }
}
