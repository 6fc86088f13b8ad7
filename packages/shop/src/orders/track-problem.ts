const PROBLEMS = ['number', 'contact', 'slow', 'failed'] as const

/** Why an order could not be looked for. */
export type TrackProblem = (typeof PROBLEMS)[number]

export const isTrackProblem = (name: string | undefined): name is TrackProblem =>
  PROBLEMS.some((known) => known === name)
