import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const SITES = ['--filter=@dabali/store', '--filter=@dabali/culture', '--filter=@dabali/admin']

// A program of its own, so that the build is stopped with `start` like every other part.
const turbo = spawn(
  join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', ...SITES, '--output-logs=errors-only', '--log-order=grouped'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1' },
  },
)
process.once('SIGTERM', () => turbo.kill('SIGTERM'))
const [code] = await once(turbo, 'exit')
process.exit(code ?? 1)
