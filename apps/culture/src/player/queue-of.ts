import type { RecordDetail } from '@dabali/api-client'
import { cache } from 'react'
import type { Queue } from './queue.ts'

/** Made once for a record, so that a page which plays it from two places carries it once. */
export const queueOf = cache(
  ({ slug, title, picture, artists, tracks }: RecordDetail): Queue => ({
    slug,
    title,
    picture,
    artist: artists.map((artist) => artist.title).join(', '),
    tracks: tracks.flatMap(({ title: track, duration_seconds: seconds, preview }) =>
      preview ? [{ title: track, seconds, src: preview.src }] : [],
    ),
  }),
)
