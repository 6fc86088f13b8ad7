import type { ReactNode } from 'react'
import styles from './section-head.module.css'

type SectionHeadProps = {
  heading: string
  /** The language of the heading, where it is not that of the page. */
  lang?: 'en' | 'ne' | undefined
  id?: string
  /** Without the line below, for content with a line of its own. */
  plain?: boolean
  children?: ReactNode
}

/** The heading of a section with a line below and an optional link. */
export function SectionHead({ heading, lang, id, plain = false, children }: SectionHeadProps) {
  return (
    <div className={plain ? `${styles.head} ${styles.plain}` : styles.head}>
      <h2 className={styles.heading} id={id} lang={lang}>
        {heading}
      </h2>
      {children}
    </div>
  )
}
