import type { Product } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { InlinePlayer } from '@dabali/ui/inline-player'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { samplePath } from '../paths.ts'
import styles from './book-samples.module.css'

const TEXT = /\.epub$/i
const PLAYER_WORDS = [
  ...(['watch', 'loading', 'play', 'pause', 'mute', 'unmute', 'seek'] as const),
  ...(['captions', 'fullScreen', 'leaveFullScreen', 'live', 'failed', 'advice', 'retry'] as const),
]

/** What can be read, heard or seen of a thing before it is bought. */
export async function BookSamples({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const { slug, title, sample_url: sample, video_url: video } = product
  const isFilm = product.product_class === 'Pay Per View'
  if (!(sample || video)) return null
  const isText = sample !== null && TEXT.test(sample)
  const player = {
    title,
    language,
    texts: Object.fromEntries(PLAYER_WORDS.map((word) => [word, t(`player.${word}`)])) as Record<
      (typeof PLAYER_WORDS)[number],
      string
    >,
  }
  const host = URL.parse(video ?? '')?.host
  const hosting = host && {
    hosts: readEnvironment().filmHosts,
    texts: { notAllowed: t('player.notAllowed'), openAtHost: t('player.openAtHost', { host }) },
  }
  const poster = <Picture picture={product.picture} sizes="(min-width: 62rem) 30rem, 100vw" decorative />
  return (
    <div className={styles.samples}>
      {isText && (
        <IntentLink className={styles.read} href={localPath(language, samplePath(slug))}>
          {t('readSample')}
        </IntentLink>
      )}
      {sample && !isText && <InlinePlayer key={sample} src={sample} open={t('hearSample')} isAudio {...player} />}
      {video && (
        <InlinePlayer
          key={video}
          src={video}
          open={t(isFilm ? 'watchTrailer' : 'watchVideo')}
          poster={poster}
          {...(hosting && { hosting })}
          {...player}
        />
      )}
    </div>
  )
}
