import styles from './plain-picture.module.css'

type PlainPictureProps = {
  /** Without a file only its box is shown. */
  src: string
  width?: number | undefined
  height?: number | undefined
  /** Default: decorative. */
  alt?: string
  /** Sets the size of its box; the width and height alone reserve it. */
  className?: string | undefined
}

/** A picture of one file, such as a thumbnail. */
export function PlainPicture({ src, width, height, alt = '', className = '' }: PlainPictureProps) {
  const classes = `${styles.plain} ${className}`
  if (src === '') return <span className={classes} />
  return <img className={classes} src={src} alt={alt} width={width} height={height} decoding="async" />
}
