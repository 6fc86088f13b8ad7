import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { localSettings } from './ports.ts'

const root = join(import.meta.dirname, '../../..')
const { forApi, forSites, forSandbox } = localSettings(process.env, { hasSandbox: true })
// Each program runs in the folder of its workspace.
const DATA_DIR = resolve(root, process.env['DATA_DIR'] || '.data')

// Strict mode, the default of Turborepo, would hold back the settings that are not listed.
const turbo = spawn(join(root, 'node_modules/.bin/turbo'), ['run', 'dev', '--ui=stream', '--env-mode=loose'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR, ...forSandbox, ...forApi, ...forSites },
})
// Ctrl-C reaches Turborepo as well, and this waits until it has stopped the programs.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', () => turbo.kill('SIGTERM'))
const [code] = await once(turbo, 'exit')
process.exit(code ?? 1)
