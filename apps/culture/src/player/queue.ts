import type { RecordDetail } from '@dabali/api-client'
import { cache } from 'react'

type QueuedTrack = {
  title: string
  /** The length on the record; the audio may be a shorter excerpt. */
  seconds: number
  src: string
}

/** The playable tracks of a record with its title, artist and picture. */
export type Queue = Pick<RecordDetail, 'slug' | 'title' | 'picture'> & {
  artist: string
  tracks: readonly QueuedTrack[]
}

/** Cached, so that a page with two players of one record contains its queue once. */
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
