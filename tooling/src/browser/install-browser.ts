import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Installs Chromium in the way this machine knows; whether that worked shows in that a browser is found afterwards. */
export function installBrowser(): void {
  // A distribution's own browser brings the system libraries that it needs, so it is tried first.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'])) return
  }
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
}

function run(command: string, argv: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, argv, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0
}
