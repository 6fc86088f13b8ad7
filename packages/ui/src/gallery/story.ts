import type { Language } from '@dabali/domain'
import type { ReactNode } from 'react'

/** An overlay is opened by a button of the gallery and gets a function to close it. */
export type StoryState =
  | { name: string; content: ReactNode }
  | { name: string; overlay: (close: () => void) => ReactNode }

/** A component in each of its states. */
export type Story = {
  /** The name of the folder of the component. */
  name: string
  states: (language: Language) => readonly StoryState[]
}
