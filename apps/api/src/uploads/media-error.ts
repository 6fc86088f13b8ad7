import type { MESSAGES } from '../messages/messages.ts'

/** Why an uploaded file is refused; the names of its messages. */
export type UploadProblem = Exclude<keyof (typeof MESSAGES)['en']['mediaUploads'], 'tooLarge'>

export class MediaError extends Error {
  readonly problem: UploadProblem

  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}
