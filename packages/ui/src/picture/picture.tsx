import styles from './picture.module.css'

type PictureSource = { type: 'image/avif' | 'image/webp'; width: number; src: string }

type PictureProps = {
  picture: { alt: string; width: number; height: number; sources: readonly PictureSource[] }
  /** The `sizes` attribute: "(min-width: 62rem) 30vw, 100vw". */
  sizes: string
  /** The cover of a book: with its shadow and the fold of its spine. */
  cover?: boolean
  /** The text next to it says the same, so `alt` is empty. */
  decorative?: boolean
  /** The largest contentful element of the page, or that of a page on a wide screen: on others it is further below. */
  first?: boolean | 'wide'
}

/** A responsive picture in AVIF and WebP, with its size reserved. */
export function Picture({ picture, sizes, cover = false, decorative = false, first = false }: PictureProps) {
  const { alt, width, height, sources } = picture
  const whole = sourceSet(sources, 'image/avif')
  const isFirst = first === true
  return (
    <>
      {first === 'wide' && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media="(min-width: 62rem)"
          imageSrcSet={whole}
          imageSizes={sizes}
        />
      )}
      <picture className={cover ? styles.cover : styles.picture}>
        {/* With data saving only the smaller half of the sizes. */}
        <source
          media="(prefers-reduced-data: reduce)"
          type="image/avif"
          srcSet={written(smaller(ordered(sources, 'image/avif')))}
          sizes={sizes}
        />
        <source type="image/avif" srcSet={whole} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(sources, 'image/webp')} sizes={sizes} />
        <img
          className={styles.image}
          src={fallback(sources)}
          alt={decorative ? '' : alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </>
  )
}

function sourceSet(sources: readonly PictureSource[], type: PictureSource['type']) {
  return written(ordered(sources, type))
}

function written(sources: readonly PictureSource[]) {
  return sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

function smaller(sources: readonly PictureSource[]) {
  return sources.slice(0, Math.ceil(sources.length / 2))
}

/** For clients without `<source>` or AVIF: the middle WebP. */
function fallback(sources: readonly PictureSource[]) {
  const webp = ordered(sources, 'image/webp')
  return webp[Math.floor(webp.length / 2)]?.src
}

function ordered(sources: readonly PictureSource[], type: PictureSource['type']) {
  return sources.filter((source) => source.type === type).sort((one, other) => one.width - other.width)
}

/** The WebP files with their sizes, the largest first, for what shows or saves one file: every program opens WebP. */
export function webpFiles({ width, height, sources }: Omit<PictureProps['picture'], 'alt'>) {
  return ordered(sources, 'image/webp')
    .map((source) => ({ src: source.src, width: source.width, height: Math.round((source.width * height) / width) }))
    .reverse()
}
