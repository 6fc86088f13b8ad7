import type { Language } from '@dabali/domain'
import type { ReactNode } from 'react'

/** A part shown by itself, in each of its states. */
export type Story = {
  /** The name of the folder of the part. */
  name: string
  states: (language: Language) => readonly { name: string; shows: ReactNode }[]
}
