import type { RecordDetail } from '@dabali/api-client'

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
