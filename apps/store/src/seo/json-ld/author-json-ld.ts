import type { AuthorDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { largestImage, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { authorPath } from '../../paths.ts'

type Author = Pick<AuthorDetail, 'slug' | 'name' | 'summary' | 'description' | 'picture'>

/** Somebody who had a hand in books, and the page about them. */
export function authorJsonLd(place: SiteUrl, { slug, name, summary, description, picture }: Author): JsonLdNode {
  const url = pageUrl(place, authorPath(slug))
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      ...{ name, url },
      description: metaDescription(`${summary} ${description}`) || undefined,
      image: largestImage(place, picture)[0],
    },
  }
}
