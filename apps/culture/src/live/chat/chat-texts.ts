import type { Counted } from './counted-words.ts'

/** The words of the talk, as the part in the browser takes them; gaps stand in braces. */
export type ChatTexts = Readonly<{
  heading: string
  say: string
  send: string
  name: Readonly<{ label: string; hint: string; send: string }>
  opening: string
  empty: string
  lost: string
  refused: string
  muted: string
  /** `silent`: it is over, and nobody said anything. */
  closed: Readonly<{ scheduled: string; over: string; silent: string; cancelled: string }>
  /** Instead of a name that went with its account. */
  nobody: string
  house: string
  /** "More: {name}" */
  more: string
  report: string
  reported: string
  /** "{count} new messages" */
  fresh: Counted
  notSent: string
  /** "Again in {count} seconds." */
  again: Counted
  /** "One message every {count} seconds." */
  slow: Counted
  desk: DeskTexts
}>

type DeskTexts = Readonly<{
  heading: string
  pace: string
  noPace: string
  /** "{count} seconds" */
  every: Counted
  calm: string
  /** "{count} reports" */
  reports: Counted
  hide: string
  show: string
  mute: string
  unmute: string
  hidden: string
  /** "{name} can say nothing more tonight." */
  muted: string
}>
