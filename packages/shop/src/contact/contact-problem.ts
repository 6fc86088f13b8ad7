import { ApiError } from '@dabali/api-client'

export type ContactDraft = { name: string; email: string; subject: string; message: string }

/** The field errors of a message, or why it was not accepted at all. */
export type ContactProblem = { fields: Partial<Record<keyof ContactDraft, string>> } | { reason: 'failed' | 'tooMany' }

/** The fields that a message cannot do without. */
export const REQUIRED = ['name', 'email', 'message'] as const

export function contactProblem(error: unknown): ContactProblem {
  if (!(error instanceof ApiError)) return { reason: 'failed' }
  if (error.status === 429) return { reason: 'tooMany' }
  const fields = error.status === 400 ? fieldsIn(error.body) : {}
  return Object.keys(fields).length > 0 ? { fields } : { reason: 'failed' }
}

function fieldsIn(body: unknown): Partial<Record<keyof ContactDraft, string>> {
  if (typeof body !== 'object' || body === null) return {}
  const entries = Object.entries(body).flatMap(([name, value]): [string, string][] => {
    const [text] = [value].flat()
    return isField(name) && typeof text === 'string' ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}

const isField = (name: string) => ['name', 'email', 'subject', 'message'].includes(name)
