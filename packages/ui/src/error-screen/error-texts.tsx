'use client'

import { createContext, type ReactNode } from 'react'
import type { ErrorHeadings } from './error-screen.tsx'

export type ErrorWords = { headings: ErrorHeadings; message: string; home: string; retry: string; homeHref: string }

/** The words of the error screen: when a page breaks in the browser there is no server to ask for them. */
export const ErrorTextsContext = createContext<ErrorWords | undefined>(undefined)

export function ErrorTexts({ texts, children }: { texts: ErrorWords; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}
