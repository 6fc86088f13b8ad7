import { errorId } from './describe-field.ts'
import styles from './field.module.css'

/** What is wrong, in words that say what to do; the sign is for those who do not see its colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={errorId(id)}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 2 21h20zM12 10v5M12 17.6v.6" />
      </svg>
      <span>{error}</span>
    </p>
  )
}
