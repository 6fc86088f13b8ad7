import styles from './sign.module.css'

const SHAPES = {
  back: 'M20 12H4m6-6-6 6 6 6',
  next: 'M4 12h16m-6-6 6 6-6 6',
  contents: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  mark: 'M6 4h12v16.5l-6-4.5-6 4.5z',
  type: 'M3 18 7.5 6h1L13 18M4.6 14h6.8M15 18l3-8h.6l3 8M16 15.5h4.6',
  away: 'm6 6 12 12M18 6 6 18',
} as const

/** A sign on a button of the reader. */
export const Sign = ({ shape, filled = false }: { shape: keyof typeof SHAPES; filled?: boolean }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" data-filled={filled}>
    <path d={SHAPES[shape]} />
  </svg>
)
