import { codePath } from './code-path.ts'
import styles from './ticket-paper.module.css'

/** What the gate reads, drawn on the server: nothing is fetched for it later. */
export function TicketCode({ code, name }: { code: string; name: string }) {
  const { size, path } = codePath(code)
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}
