import type { MouseEventHandler, ReactNode } from 'react'
import { IntentLink } from '../intent-link/intent-link.tsx'
import { type ButtonLook, buttonClasses } from './button-classes.ts'

type ButtonLinkProps = ButtonLook & {
  href: string
  /** What is done on the way. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}

/** A link that looks like a button, because it is the one way on. */
export function ButtonLink({ href, kind, wide, onClick, children }: ButtonLinkProps) {
  return (
    <IntentLink href={href} onClick={onClick} className={buttonClasses({ kind, wide })}>
      {children}
    </IntentLink>
  )
}
