import {
  ApiError,
  addFavourite,
  addReminder,
  type Client,
  followArtist,
  followAuthor,
  followVenue,
  getArtistFollow,
  getAuthorFollow,
  getFavourite,
  getReminder,
  getVenueFollow,
  removeFavourite,
  removeReminder,
  unfollowArtist,
  unfollowAuthor,
  unfollowVenue,
} from '@dabali/api-client'

const FAVOURITES = ['event', 'record', 'interview', 'session'] as const
type FavouriteKind = (typeof FAVOURITES)[number]
const FOLLOWS = {
  artist: { read: getArtistFollow, add: followArtist, remove: unfollowArtist },
  author: { read: getAuthorFollow, add: followAuthor, remove: unfollowAuthor },
  venue: { read: getVenueFollow, add: followVenue, remove: unfollowVenue },
}
type FollowKind = keyof typeof FOLLOWS
type Kind = FavouriteKind | FollowKind | 'date'

/** What a button is about, as its form sends it: `event:low-cloud-live`, `artist:tara-nembang`, `date:12`. */
export type Thing = `${Kind}:${string}`

export type Change = 'add' | 'remove'

// As the pages of the account name it in their query.
type ChangeDone = {
  done: 'saved' | 'removed' | 'followed' | 'followedVenue' | 'unfollowed' | 'reminded' | 'unreminded'
}
type ChangeProblem = { problem: 'full' | 'late' | 'gone' | 'failed' }

const isFavourite = (kind: string): kind is FavouriteKind => FAVOURITES.some((each) => each === kind)
const isFollow = (kind: string): kind is FollowKind => Object.hasOwn(FOLLOWS, kind)

type ParsedThing =
  | { group: 'favourite'; kind: FavouriteKind; id: string }
  | { group: 'follow'; kind: FollowKind; id: string }
  | { group: 'reminder'; id: string }

/** The thing that a text names; undefined if it names none. */
export function parseThing(text: string): ParsedThing | undefined {
  const [, kind = '', id = ''] = /^(\w+):(.+)$/s.exec(text) ?? []
  if (isFavourite(kind)) return { group: 'favourite', kind, id }
  if (isFollow(kind)) return { group: 'follow', kind, id }
  return kind === 'date' ? { group: 'reminder', id } : undefined
}

/** Paths of content that can be saved, with their kinds. */
const SAVED_PATHS: Readonly<Record<string, FavouriteKind>> = {
  event: 'event',
  record: 'record',
  interviews: 'interview',
  sessions: 'session',
}

/** What a path of this site leads to, if that can be saved. */
export function thingOfPath(path: string): Thing | undefined {
  const [, list = '', slug = ''] = /^(?:\/ne)?\/(\w+)\/([^/?#]+)/.exec(path) ?? []
  const kind = Object.hasOwn(SAVED_PATHS, list) ? SAVED_PATHS[list] : undefined
  return kind && `${kind}:${decodeURIComponent(slug)}`
}

const SILENT = { silent: true }

/** Whether the account has saved, follows or is reminded of a thing. */
export async function readThing(client: Client, thing: Thing): Promise<boolean> {
  const parsed = parseThing(thing)
  if (!parsed) return false
  const { id } = parsed
  if (parsed.group === 'reminder') return (await getReminder(client, { id }, SILENT)).is_reminded
  if (parsed.group === 'follow') return (await FOLLOWS[parsed.kind].read(client, { slug: id }, SILENT)).is_followed
  return (await getFavourite(client, { kind: parsed.kind, slug: id }, SILENT)).is_saved
}

/** Saves, follows, asks for a reminder, or ends it. A failed call rejects. */
export async function changeThing(client: Client, thing: ParsedThing, change: Change): Promise<ChangeDone> {
  const { id } = thing
  const isAdded = change === 'add'
  if (thing.group === 'reminder') {
    await (isAdded ? addReminder : removeReminder)(client, { id }, SILENT)
    return { done: isAdded ? 'reminded' : 'unreminded' }
  }
  if (thing.group === 'follow') {
    await FOLLOWS[thing.kind][change](client, { slug: id }, SILENT)
    if (!isAdded) return { done: 'unfollowed' }
    return { done: thing.kind === 'venue' ? 'followedVenue' : 'followed' }
  }
  await (isAdded ? addFavourite : removeFavourite)(client, { kind: thing.kind, slug: id }, SILENT)
  return { done: isAdded ? 'saved' : 'removed' }
}

const MISSING = 404
const REFUSED = 406

/** Why a change failed. Errors that are not of the API are rethrown. */
export function changeProblem(error: unknown, { group }: Pick<ParsedThing, 'group'>): ChangeProblem {
  if (!(error instanceof ApiError)) throw error
  if (error.status === MISSING) return { problem: 'gone' }
  if (error.status === REFUSED) return { problem: group === 'reminder' ? 'late' : 'full' }
  return { problem: 'failed' }
}
