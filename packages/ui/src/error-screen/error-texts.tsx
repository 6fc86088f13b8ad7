'use client'

import { createContext, type ReactNode } from 'react'

export type ErrorWords = { heading: string; message: string; home: string; retry: string; homeHref: string }

/** The words of the error screen: when a page breaks in the browser there is no server to ask for them. */
export const ErrorTextsContext = createContext<ErrorWords | undefined>(undefined)

export function ErrorTexts({ texts, children }: { texts: ErrorWords; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}
