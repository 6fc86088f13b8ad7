import fc from 'fast-check'

const isLong = process.env['LONG_TESTS'] === 'true'
/** A fixed seed makes the gate deterministic. The long tests use random seeds. */
const GATE_SEED = 20_261_122
const GATE_SHARE = 5
const FEWEST_RUNS = 10

// Loaded before each test file, for the properties that name no number of runs.
fc.configureGlobal(isLong ? {} : { seed: GATE_SEED, numRuns: 20 })

/** The number of runs of a property: all in the long tests, a fifth in the gate. */
export function propertyRuns(full: number): { numRuns: number } {
  return { numRuns: isLong ? full : Math.min(full, Math.max(FEWEST_RUNS, Math.ceil(full / GATE_SHARE))) }
}
