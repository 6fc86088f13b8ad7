import styles from './button.module.css'

/** `main` is the one loud action of a view, `confirm` the last press before it is done; every other button is `plain`. */
export type ButtonLook = { kind?: 'main' | 'plain' | 'confirm' | undefined; wide?: boolean | undefined }

export function buttonClasses({ kind, wide, pending }: ButtonLook & { pending?: boolean | undefined }) {
  return [styles.button, kind && styles[kind], wide && styles.wide, pending && styles.pending].filter(Boolean).join(' ')
}
