import type { AuthorDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { type Place, pageAddress } from '@dabali/site/found/place'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { authorPath } from '../../paths.ts'

type Author = Pick<AuthorDetail, 'slug' | 'name' | 'summary' | 'description' | 'picture'>

/** Somebody who had a hand in books, and the page about them. */
export function authorJsonLd(place: Place, { slug, name, summary, description, picture }: Author): JsonLdThing {
  const url = pageAddress(place, authorPath(slug))
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      ...{ name, url },
      description: metaDescription(`${summary} ${description}`) || undefined,
      image: largestPicture(place, picture)[0],
    },
  }
}
