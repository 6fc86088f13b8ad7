import styles from './empty-state.module.css'

/** What stands, or does not stand, on the stage. */
const DRAWN = {
  empty: <path d="M32 44c2-10 6-16 12-16s10 6 12 16" strokeDasharray="3 5" />,
  failed: <path d="M44 12v16M44 34v2" />,
  offline: <path d="M28 30q16-16 32 0M34 36q10-9 20 0M26 14l36 26" />,
  'not-found': (
    <>
      <circle cx="42" cy="24" r="11" />
      <path d="m50 32 9 9" />
    </>
  ),
  waiting: (
    <>
      <circle cx="44" cy="26" r="13" />
      <path d="M44 18v8l6 4" />
    </>
  ),
} as const

export type Mark = keyof typeof DRAWN

export function StateMark({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.mark} viewBox="0 0 88 64" aria-hidden="true">
      {DRAWN[mark]}
      <path className={styles.steps} d="M24 44h40v6H24zM14 50h60v6H14zM2 56h84v6H2z" />
      <path className={styles.plinth} d="M24 44h40v6H24z" />
    </svg>
  )
}
