import { codePath } from './code-path.ts'
import styles from './ticket-paper.module.css'

/** The standard asks for four light squares around a code. */
const QUIET = 4

/** What the gate reads, drawn on the server: nothing is fetched for it later. */
export function TicketCode({ code, name }: { code: string; name: string }) {
  const { size, path } = codePath(code)
  const whole = size + 2 * QUIET
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M${-QUIET} ${-QUIET}h${whole}v${whole}H${-QUIET}z`} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}
