/** Runs a command; an error prints one sentence and sets the exit code. */
export async function runTool(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

/** For an AggregateError, such as when no address of a host answers, the first error is enough. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceOf(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  return message || 'It failed without a message.'
}
