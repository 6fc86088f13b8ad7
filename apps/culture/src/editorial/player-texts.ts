import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'

const TEXT_KEYS = [
  ...(['watch', 'loading', 'play', 'pause', 'mute', 'unmute', 'seek'] as const),
  ...(['captions', 'fullScreen', 'leaveFullScreen', 'live', 'failed', 'advice', 'retry'] as const),
]

/** The texts of the media players. */
export async function playerTexts() {
  const t = await getTranslations('played')
  return Object.fromEntries(TEXT_KEYS.map((word) => [word, t(word)])) as Record<(typeof TEXT_KEYS)[number], string>
}

/** What the player needs to know of a film at another host; nothing for one of our own. */
export async function videoHosting(src: string) {
  const host = URL.parse(src)?.host
  if (!host) return undefined
  const t = await getTranslations('played')
  return {
    hosts: readEnvironment().filmHosts,
    texts: { notAllowed: t('notAllowed'), openAtHost: t('openAtHost', { host }) },
  }
}
