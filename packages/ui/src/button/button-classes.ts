import styles from './button.module.css'

/** `main` is the one loud action of a view; every other button is `plain`. */
export type ButtonLook = { kind?: 'main' | 'plain' | undefined; wide?: boolean | undefined }

export function buttonClasses({ kind, wide, pending }: ButtonLook & { pending?: boolean | undefined }) {
  return [styles.button, kind === 'plain' && styles.plain, wide && styles.wide, pending && styles.pending]
    .filter(Boolean)
    .join(' ')
}
