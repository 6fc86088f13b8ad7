import { ApiError, type Client, type LibraryAccess, openLibraryItem } from '@dabali/api-client'
import { AudioAccessEnded } from '@dabali/ui/audio-part'
import { refusalText } from '../../texts/refusal-text.ts'
import { forgetParts, keptPartAddress, keptParts } from './kept-parts.ts'

/** An address that is nearly over is not begun with. */
const SPARE_MS = 20_000
const OVER = new Set([403, 404, 406, 410])

type PartAddressesOptions = {
  id: string
  client: Client
  /** The addresses that came with the page. */
  access: LibraryAccess | null
  texts: { closed: string; loggedOut: string }
}

export type PartAddresses = ReturnType<typeof partAddresses>

/** Where the parts of a work are: on this device, where the shop said last, or where it says anew. */
export function partAddresses({ id, client, access, texts }: PartAddressesOptions) {
  let known = access
  let kept: ReadonlySet<number> = new Set()

  function current(part: number) {
    const file = known?.files[part]
    return file && Date.parse(file.expires_at) - SPARE_MS > Date.now() ? file.url : undefined
  }

  async function askAnew(part: number): Promise<string> {
    try {
      known = await openLibraryItem(client, { id }, { silent: true })
    } catch (error) {
      throw await closedOr(error)
    }
    const url = known.files[part]?.url
    if (url === undefined) throw new AudioAccessEnded(texts.closed)
    return url
  }

  async function closedOr(error: unknown): Promise<unknown> {
    if (!(error instanceof ApiError)) return error
    if (error.status === 401) return new AudioAccessEnded(texts.loggedOut)
    if (!OVER.has(error.status)) return error
    // What may not be heard any more is not kept here either.
    await forgetParts(id)
    kept = new Set()
    return new AudioAccessEnded(refusalText(error, texts.closed))
  }

  async function here(part: number, { anew }: { anew: boolean }) {
    const own = await keptPartAddress({ id, part })
    return own ?? online(part, { anew })
  }

  const online = (part: number, { anew }: { anew: boolean }) => (anew ? undefined : current(part)) ?? askAnew(part)

  return {
    addressOf: (part: number, how: { anew: boolean }) => (kept.has(part) ? here(part, how) : online(part, how)),
    /** From the shop, whether it is kept or not. */
    online,
    endsAt: () => known?.ends_at ?? null,
    async readKept(): Promise<ReadonlySet<number>> {
      kept = new Set(await keptParts(id))
      return kept
    },
  }
}
