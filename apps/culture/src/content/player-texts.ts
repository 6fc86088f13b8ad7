import { getTranslations } from 'next-intl/server'

const WORDS = [
  ...(['watch', 'loading', 'play', 'pause', 'mute', 'unmute', 'seek'] as const),
  ...(['captions', 'fullScreen', 'leaveFullScreen', 'live', 'failed', 'advice', 'retry'] as const),
]

/** The words of what plays in a page. */
export async function playerTexts() {
  const t = await getTranslations('played')
  return Object.fromEntries(WORDS.map((word) => [word, t(word)])) as Record<(typeof WORDS)[number], string>
}
