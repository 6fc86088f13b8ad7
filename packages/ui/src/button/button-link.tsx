import type { ReactNode } from 'react'
import { IntentLink } from '../intent-link/intent-link.tsx'
import { type ButtonLook, buttonClasses } from './button-classes.ts'

type ButtonLinkProps = ButtonLook & { href: string; children: ReactNode }

/** A link that looks like a button, because it is the one way on. */
export function ButtonLink({ href, kind, wide, children }: ButtonLinkProps) {
  return (
    <IntentLink href={href} className={buttonClasses({ kind, wide })}>
      {children}
    </IntentLink>
  )
}
