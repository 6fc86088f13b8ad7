/** URLs of audio files; their poster stays visible. */
export const AUDIO_FILE = /\.(m4a|m4b|mp3|wav|aac|oga|opus|weba)($|[?#])/i

const YOUTUBE_HOST = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/
const VIMEO_HOST = /^(www\.|player\.)?vimeo\.com$/
const VIMEO_PATH = /^\/(?:video\/)?(\d{5,12})(?:\/(\w{6,16}))?\/?$/

type EmbedOptions = {
  language: string
  /** The origins whose videos may play in an iframe. */
  hosts: readonly string[] | undefined
}

/** Whether a video is on another origin and needs an iframe. */
export function isOtherOrigin(src: string): boolean {
  const address = URL.parse(src)
  return isWebAddress(address) && address.origin !== globalThis.location?.origin
}

/**
 * The URL of the iframe for a hosted video; `undefined` if its host is not allowed. YouTube and Vimeo are recognised by the URL
 * of the video page and asked not to track; for any other host `src` has to be the embed page.
 */
export function embedUrl(src: string, { language, hosts = [] }: EmbedOptions): string | undefined {
  const address = URL.parse(src)
  if (!isWebAddress(address)) return undefined
  const frame = isYoutube(address)
    ? youtubeFrame(address, language)
    : VIMEO_HOST.test(address.hostname)
      ? vimeoFrame(address)
      : genericFrame(address)
  return frame && hosts.includes(new URL(frame).origin) ? frame : undefined
}

const isWebAddress = (address: URL | null): address is URL => /^https?:$/.test(address?.protocol ?? '')
const isYoutube = ({ hostname }: URL) => hostname === 'youtu.be' || YOUTUBE_HOST.test(hostname)

function youtubeFrame(address: URL, language: string) {
  const id = youtubeId(address)
  if (!id) return undefined
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', hl: language })
  const start = secondsOf(address.searchParams.get('t') ?? address.searchParams.get('start'))
  if (start) query.set('start', String(start))
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`
}

function vimeoFrame({ pathname, searchParams }: URL) {
  const [, id, unlisted] = VIMEO_PATH.exec(pathname) ?? []
  if (!id) return undefined
  const query = new URLSearchParams({ autoplay: '1', dnt: '1' })
  const secret = unlisted ?? searchParams.get('h')
  if (secret) query.set('h', secret)
  return `https://player.vimeo.com/video/${id}?${query}`
}

function genericFrame(address: URL) {
  const frame = new URL(address)
  frame.searchParams.set('autoplay', '1')
  return frame.href
}

function youtubeId({ hostname, pathname, searchParams }: URL) {
  if (hostname === 'youtu.be') return /^\/([\w-]{11})\/?$/.exec(pathname)?.[1]
  if (!YOUTUBE_HOST.test(hostname)) return undefined
  const given = pathname.replace(/\/$/, '') === '/watch' ? searchParams.get('v') : YOUTUBE_PATH.exec(pathname)?.[1]
  return given && /^[\w-]{11}$/.test(given) ? given : undefined
}

/** `90`, `90s` and `1m30s` are ninety seconds. */
function secondsOf(text: string | null) {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
