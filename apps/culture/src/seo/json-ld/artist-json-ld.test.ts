import type { ArtistDetail } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { artistJsonLd } from './artist-json-ld.ts'

const NO_PICTURE = { alt: '', width: 400, height: 600, sources: [] }
const record = { kind: 'record', slug: 'madal', title: 'Madal', picture: NO_PICTURE }
const ARTIST = {
  ...{ slug: 'tara', name: 'Tara', summary: 'Sings.', biography: '', home: '', genres: ['folk'], links: [] },
  ...{ picture: NO_PICTURE, records: [record], upcoming_events: [] },
} as unknown as ArtistDetail

it('an artist names each of their records with who made it', () => {
  expect(artistJsonLd({ origin: 'https://stage.example', language: 'en' }, ARTIST).album).toEqual([
    {
      '@type': 'MusicAlbum',
      name: 'Madal',
      url: 'https://stage.example/record/madal',
      byArtist: { '@type': 'MusicGroup', '@id': 'https://stage.example/artist/tara#artist', name: 'Tara' },
    },
  ])
})
