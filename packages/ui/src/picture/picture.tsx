import styles from './picture.module.css'

type PictureSource = { type: 'image/avif' | 'image/webp'; width: number; src: string }

type PictureProps = {
  picture: { alt: string; width: number; height: number; sources: readonly PictureSource[] }
  /** How wide it stands, as the `sizes` of HTML: "(min-width: 62rem) 30vw, 100vw". */
  sizes: string
  /** The cover of a book: with its shadow and the fold of its spine. */
  cover?: boolean
  /** The words beside it say the same, so it needs none of its own. */
  decorative?: boolean
  /** The first and largest thing of the page. */
  first?: boolean
}

/** A picture in the best form that the browser reads and the smallest size that is enough; its box stands before it does. */
export function Picture({ picture, sizes, cover = false, decorative = false, first = false }: PictureProps) {
  const { alt, width, height, sources } = picture
  return (
    <picture className={cover ? styles.cover : styles.picture}>
      {/* Who counts bytes gets the smaller half. */}
      <source
        media="(prefers-reduced-data: reduce)"
        type="image/avif"
        srcSet={written(smaller(ordered(sources, 'image/avif')))}
        sizes={sizes}
      />
      <source type="image/avif" srcSet={sourceSet(sources, 'image/avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(sources, 'image/webp')} sizes={sizes} />
      <img
        className={styles.image}
        src={fallback(sources)}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
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

/** For whatever reads neither `<source>` nor AVIF: the middle WebP. */
function fallback(sources: readonly PictureSource[]) {
  const webp = ordered(sources, 'image/webp')
  return webp[Math.floor(webp.length / 2)]?.src
}

function ordered(sources: readonly PictureSource[], type: PictureSource['type']) {
  return sources.filter((source) => source.type === type).sort((one, other) => one.width - other.width)
}
