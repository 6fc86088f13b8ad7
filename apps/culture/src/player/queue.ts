import type { RecordDetail } from '@dabali/api-client'
import { cache } from 'react'

type QueuedTrack = {
  title: string
  /** The length on the record; the audio may be a shorter excerpt. */
  seconds: number
  /** The excerpt that everyone may hear. */
  src: string
  /** The file of the whole track in the library. */
  position: number
}

/** The playable tracks of a record with its title, artist and picture. */
export type Queue = Pick<RecordDetail, 'slug' | 'title' | 'picture'> & {
  artist: string
  /** The item of the visitor's library that opens whole tracks; without one excerpts are played. */
  item?: string
  tracks: readonly QueuedTrack[]
}

/** Cached, so that a page with two players of one record contains its queue once. */
export const toQueue = cache(
  ({ slug, title, picture, artists, tracks }: RecordDetail): Queue => ({
    slug,
    title,
    picture,
    artist: artists.map((artist) => artist.title).join(', '),
    tracks: tracks.flatMap(({ number, title: track, duration_seconds: seconds, preview }) =>
      preview ? [{ title: track, seconds, src: preview.src, position: number - 1 }] : [],
    ),
  }),
)
