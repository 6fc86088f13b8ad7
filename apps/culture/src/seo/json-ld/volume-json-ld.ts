import type { VolumeDetail } from '@dabali/api-client'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { VOLUMES_PATH, volumePath } from '../../paths.ts'
import { namedAs } from './made-by.ts'
import { organizationId } from './organization-json-ld.ts'

/** One number of the magazine, with what is in it. */
export function volumeJsonLd(place: SiteUrl, volume: VolumeDetail): JsonLdNode {
  const { slug, title, theme, number, contents, published_at } = volume
  const url = pageUrl(place, volumePath(slug))
  return {
    '@type': 'PublicationVolume',
    '@id': `${url}#volume`,
    ...{ name: title, url },
    volumeNumber: String(number),
    description: theme || volume.summary,
    image: [fileUrl(place, shareImagePath(place.language, 'volume', slug)), ...largestImage(place, volume.picture)],
    datePublished: published_at,
    inLanguage: place.language,
    publisher: { '@id': organizationId(place) },
    isPartOf: { '@type': 'Periodical', name: 'Dabali', url: pageUrl(place, VOLUMES_PATH) },
    hasPart: namedAs(place, 'CreativeWork', contents),
  }
}
