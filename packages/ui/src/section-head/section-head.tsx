import type { ReactNode } from 'react'
import styles from './section-head.module.css'

type SectionHeadProps = {
  heading: string
  /** The language of the heading, where it is not that of the page. */
  lang?: 'en' | 'ne' | undefined
  id?: string
  /** Without a ledge, over things that stand on one of their own. */
  plain?: boolean
  children?: ReactNode
}

/** The head of a section and its ledge, with one link at most beside it. */
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
