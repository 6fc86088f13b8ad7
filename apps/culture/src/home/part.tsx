import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'

type PartProps = {
  heading: string
  /** The words that lead to all of them, and where they lead. */
  all: string
  path: string
  children: ReactNode
}

/** A part of the home page: its head on the ledge, the newest of its kind, and the way to the others. */
export async function Part({ heading, all, path, children }: PartProps) {
  return (
    <section className="page">
      <SectionHead heading={heading}>
        <IntentLink href={localPath(await pageLanguage(), path)}>{all}</IntentLink>
      </SectionHead>
      {children}
    </section>
  )
}
