import type { Language } from '@dabali/domain'
import type { ReactNode } from 'react'

/** What lies above the page stands behind a button in the gallery, and is told how to go away. */
export type StoryState =
  | { name: string; content: ReactNode }
  | { name: string; overlay: (close: () => void) => ReactNode }

/** A part shown by itself, in each of its states. */
export type Story = {
  /** The name of the folder of the part. */
  name: string
  states: (language: Language) => readonly StoryState[]
}
