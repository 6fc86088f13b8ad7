/** How far somebody is who deletes their account; nothing while they have not asked for it. */
export type DeleteStep = 'ask' | 'word' | 'code' | 'wrong-code'

const STEPS: readonly string[] = ['ask', 'word', 'code', 'wrong-code'] satisfies DeleteStep[]

export const deleteStep = (text: unknown): DeleteStep | undefined =>
  typeof text === 'string' && STEPS.includes(text) ? (text as DeleteStep) : undefined
