import type { RecordDetail } from '@dabali/api-client'
import { cache } from 'react'

type QueuedTrack = {
  title: string
  /** As long as the track is on the record; what may be heard of it can be shorter. */
  seconds: number
  src: string
}

/** The tracks of one record that can be heard, and what has to be known of it wherever they play. */
export type Queue = Pick<RecordDetail, 'slug' | 'title' | 'picture'> & {
  artist: string
  tracks: readonly QueuedTrack[]
}

/** Made once for a record, so that a page which plays it from two places carries it once. */
export const toQueue = cache(
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
