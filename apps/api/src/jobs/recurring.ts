import type { NewJob } from './job.ts'

type Settings = { topic: string; seconds: number; add: (job: NewJob) => Promise<unknown> }

/** A handler that asks for its next turn before it takes this one, so that there is always one, however this one ends. */
export const recurring =
  ({ topic, seconds, add }: Settings, act: () => Promise<unknown>) =>
  async () => {
    await add({ topic, payload: {}, key: topic, runAt: new Date(Date.now() + seconds * 1000) })
    await act()
  }
