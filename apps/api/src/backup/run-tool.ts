import { StartError } from '../errors/start-error.ts'

/** Runs a command; what is wrong is one sentence and a failed exit. */
export async function runTool(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
