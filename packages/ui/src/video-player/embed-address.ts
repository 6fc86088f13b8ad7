const YOUTUBE_HOST = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/
const VIMEO_HOST = /^(www\.|player\.)?vimeo\.com$/
const VIMEO_PATH = /^\/(?:video\/)?(\d{5,12})(?:\/(\w{6,16}))?\/?$/

/**
 * Where a film of a video-hosting service plays in a frame without following the visitor: the address of its page goes
 * in, that of the frame comes out; nothing comes out for an address of anything else.
 */
export function embedAddress(src: string, language: string): string | undefined {
  const address = URL.parse(src)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return undefined
  const youtube = youtubeName(address)
  if (youtube) {
    const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', hl: language })
    const start = secondsOf(address.searchParams.get('t') ?? address.searchParams.get('start'))
    if (start) query.set('start', String(start))
    return `https://www.youtube-nocookie.com/embed/${youtube}?${query}`
  }
  const [, vimeo, unlisted] = (VIMEO_HOST.test(address.hostname) && VIMEO_PATH.exec(address.pathname)) || []
  if (!vimeo) return undefined
  const query = new URLSearchParams({ autoplay: '1', dnt: '1' })
  const secret = unlisted ?? address.searchParams.get('h')
  if (secret) query.set('h', secret)
  return `https://player.vimeo.com/video/${vimeo}?${query}`
}

function youtubeName({ hostname, pathname, searchParams }: URL) {
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
