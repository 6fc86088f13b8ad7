import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PROCESS_ENVIRONMENT } from './process-environment.ts'

const WORKER = fileURLToPath(new URL('./worker-process.ts', import.meta.url))

const running = new Set<ChildProcess>()

/** Ends what a failed test has left running. */
export function endWorkers() {
  for (const worker of running) worker.kill('SIGKILL')
  running.clear()
}

/** A worker as a process of its own, which writes each job that it has done into the table `done`. */
export async function runWorker(connectionString: string, settings: { milliseconds: number; leaseSeconds?: number }) {
  const worker = spawn(process.execPath, [WORKER, JSON.stringify({ connection: { connectionString }, ...settings })], {
    env: PROCESS_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(worker)
  await once(worker.stdout, 'data')
  return worker
}
