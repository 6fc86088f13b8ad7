import { ApiError, type LibraryAccess, openLibraryItem } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { apiErrorText, createKeepaliveClient } from '@dabali/shop/store'
import { AudioAccessEnded } from '@dabali/ui/audio-part'
import type { Queue } from './queue.ts'

/** An address that expires sooner is not used. */
const SPARE_MS = 20_000

/** The addresses of whole tracks, which the API gives to the owner and renews when they expire. */
export function createFullTracks(item: string, tracks: Queue['tracks'], language: Language) {
  const client = createKeepaliveClient(language)
  let known: LibraryAccess | undefined

  function current(part: number) {
    const file = known?.files.find(({ position }) => position === tracks[part]?.position)
    return file && Date.parse(file.expires_at) - SPARE_MS > Date.now() ? file.url : undefined
  }

  async function renew(part: number): Promise<string> {
    try {
      known = await openLibraryItem(client, { id: item }, { silent: true })
    } catch (error) {
      // The API says why the right is gone; without an answer the player tries again.
      if (error instanceof ApiError && error.status < 500) throw new AudioAccessEnded(apiErrorText(error, ''))
      throw error
    }
    const url = current(part)
    if (url === undefined) throw new AudioAccessEnded('')
    return url
  }

  return (part: number, { anew }: { anew: boolean }) => (anew ? undefined : current(part)) ?? renew(part)
}
