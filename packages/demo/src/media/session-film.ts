type Both = { en: string; ne: string }
type Song = { startsAt: number; title: Both }

/** A session as its film is cut: which song begins at which second, and when it is over. */
export type SessionFilm = { slug: string; seconds: number; songs: readonly Song[] }

/** What is filmed is one round of a tune; a song is so many of them. */
export const ROUND_SECONDS = 24
const SEGMENT_SECONDS = 12
const SEGMENTS = ROUND_SECONDS / SEGMENT_SECONDS

/** What is heard in each tune, for those who read it. */
const TUNES: readonly Both[] = [
  { en: 'tungna and madal, an easy four', ne: 'टुङ्ना र मादल, चार मात्राको सजिलो ताल' },
  { en: 'a sarangi over a drone', ne: 'सारङ्गी, पछाडि एउटै सुर' },
  { en: 'slow strings, and rain', ne: 'बिस्तारै बज्ने तार, र पानी' },
  { en: 'six to the bar: tungna, madal, then a sarangi', ne: 'छ मात्राको झ्याउरे: टुङ्ना, मादल, पछि सारङ्गी' },
]

export const STAGE_HEAD = 'stage-init.mp4'
export const TUNE_HEAD = 'tune-init.mp4'
export const TUNE_FILES = TUNES.flatMap((_, tune) => segmentsOf(`tune-${tune + 1}`))
export const stageFiles = ({ slug }: Pick<SessionFilm, 'slug'>) => segmentsOf(slug)

function segmentsOf(name: string) {
  return Array.from({ length: SEGMENTS }, (_, at) => `${name}-${at}.m4s`)
}

/**
 * Which song is played in each round of a film: it begins with the first, and each begins with a round, behind the one
 * before it and before the end.
 */
export function roundsOf({ slug, seconds, songs }: SessionFilm): number[] {
  const starts = songs.map(({ startsAt }) => startsAt)
  const isCut = [...starts, seconds].every((time) => time % ROUND_SECONDS === 0)
  const isInOrder = [...starts, seconds].every((time, at, all) => at === 0 || time > (all[at - 1] ?? 0))
  if (starts[0] !== 0 || !isCut || !isInOrder) throw new Error(`The set list of ${slug} does not fit its film.`)
  return Array.from({ length: seconds / ROUND_SECONDS }, (_, round) =>
    starts.findLastIndex((start) => start <= round * ROUND_SECONDS),
  )
}

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7']
const write = (lines: readonly string[]) => `${lines.join('\n')}\n`

function listOf(head: string, rounds: readonly (readonly string[])[]) {
  return write([
    ...HEAD,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${head}"`,
    // Where a round begins anew, its time does, too.
    ...rounds.flatMap((files, round) => [
      ...(round === 0 ? [] : ['#EXT-X-DISCONTINUITY']),
      ...files.flatMap((file) => [`#EXTINF:${SEGMENT_SECONDS}.0,`, file]),
    ]),
    '#EXT-X-ENDLIST',
  ])
}

/** Of sessions that follow each other, each begins with another tune. */
const tuneOf = (song: number, shift: number) => (song + shift) % TUNES.length

export const pictureList = (cut: SessionFilm) =>
  listOf(
    STAGE_HEAD,
    roundsOf(cut).map(() => stageFiles(cut)),
  )

export const soundList = (cut: SessionFilm, shift: number) =>
  listOf(
    TUNE_HEAD,
    roundsOf(cut).map((song) => segmentsOf(`tune-${tuneOf(song, shift) + 1}`)),
  )

export const captionList = ({ seconds }: SessionFilm, file: string) =>
  write([
    ...HEAD,
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds}.0,`,
    file,
    '#EXT-X-ENDLIST',
  ])

/** The lists that the one of the whole names. */
export const PICTURE = 'picture.m3u8'
export const SOUND = 'sound.m3u8'
export const CAPTION_PLAYLISTS = { en: 'captions-en.m3u8', ne: 'captions-ne.m3u8' } as const

export const WHOLE_FILM = write([
  ...HEAD,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,URI="${SOUND}"`,
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="${CAPTION_PLAYLISTS.en}"`,
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="नेपाली",LANGUAGE="ne",DEFAULT=NO,AUTOSELECT=YES,URI="${CAPTION_PLAYLISTS.ne}"`,
  '#EXT-X-STREAM-INF:BANDWIDTH=110000,AVERAGE-BANDWIDTH=70000,RESOLUTION=640x360,FRAME-RATE=8.000,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="sound",SUBTITLES="captions"',
  PICTURE,
])

const AGAIN: Both = { en: 'the tune comes round again', ne: 'धुन फेरि घुम्छ' }

/** What is heard, in writing: at the head of a song what it is called and what plays it, and then each round of it. */
export function writeCaptions(cut: SessionFilm, language: 'en' | 'ne', shift: number): string {
  const cues = roundsOf(cut).flatMap((song, round, rounds) => {
    const start = round * ROUND_SECONDS
    if (song === rounds[round - 1]) return [cueOf(start, start + 6, `(${AGAIN[language]})`)]
    return [
      cueOf(start, start + 5, `♪ ${cut.songs[song]?.title[language]}`),
      cueOf(start + 5, start + 12, `(${TUNES[tuneOf(song, shift)]?.[language]})`),
    ]
  })
  return write(['WEBVTT', 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0', '', ...cues])
}

const cueOf = (from: number, to: number, text: string) => `${clock(from)} --> ${clock(to)}\n${text}\n`
const two = (number: number) => String(number).padStart(2, '0')
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`
