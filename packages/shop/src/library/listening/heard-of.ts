import type { LibraryAccess, LibraryItemDetail, ReadingPosition } from '@dabali/api-client'
import { mediaArtwork } from '@dabali/ui/media-session'
import type { LibraryTalk } from '../library-talk.ts'
import type { Heard } from './make-listening.ts'

export type Listened = { item: LibraryItemDetail; saved: ReadingPosition; access: LibraryAccess | null }

/** As much of it as is told to the player. */
type Told = Omit<Listened, 'item'> & {
  item: Pick<LibraryItemDetail, 'id' | 'files'> & {
    product: Pick<LibraryItemDetail['product'], 'title' | 'authors'>
    picture: Parameters<typeof mediaArtwork>[0]
  }
}

/** What a player has to know of a work: those of its files that are heard. */
export function heardOf({ item, saved, access }: Told, t: LibraryTalk): Heard {
  const { id, product, picture, files } = item
  const sounds = files.filter(({ kind }) => kind === 'audio')
  const isNamed = new Set(sounds.map(({ title }) => title)).size === sounds.length
  const opened = access && { ...access, files: access.files.filter(({ kind }) => kind === 'audio') }
  return {
    id,
    title: product.title,
    author: product.authors.join(', '),
    artwork: mediaArtwork(picture),
    parts: sounds.map(({ title, type, size, duration_seconds: seconds }, part) => ({
      title: isNamed ? title : t('part', { number: part + 1 }),
      type,
      size,
      seconds,
      download: opened?.files[part]?.download ?? null,
    })),
    saved,
    access: opened,
  }
}
