type Described = { hint?: string | undefined; error?: string | undefined }

/** What ties a control to the words around it: the hint is read out first, then what is wrong. */
export function describeField(id: string, { hint, error }: Described) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`
