import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import { IntentLink } from '../intent-link/intent-link.tsx'
import styles from './button.module.css'

/** `main` is the primary action of a view, `confirm` confirms a destructive action; every other button is `plain`. */
export type ButtonLook = { kind?: 'main' | 'plain' | 'confirm' | undefined; wide?: boolean | undefined }

export function buttonClasses({ kind, wide, pending }: ButtonLook & { pending?: boolean | undefined }) {
  return [styles.button, kind && styles[kind], wide && styles.wide, pending && styles.pending].filter(Boolean).join(' ')
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & ButtonLook & { pending?: boolean }

/** A button of 48 px. While it is pending it keeps the focus, is announced as busy, and is disabled. */
export function Button({ kind, wide, pending, type = 'button', ...rest }: ButtonProps) {
  const { 'aria-disabled': disabled = pending || undefined } = rest
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ kind, wide, pending })}
      aria-busy={pending || undefined}
      aria-disabled={disabled}
    />
  )
}

type ButtonLinkProps = ButtonLook & {
  href: string
  /** Called before the navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}

/** A link styled as a button. */
export function ButtonLink({ href, kind, wide, onClick, children }: ButtonLinkProps) {
  return (
    <IntentLink href={href} onClick={onClick} className={buttonClasses({ kind, wide })}>
      {children}
    </IntentLink>
  )
}
