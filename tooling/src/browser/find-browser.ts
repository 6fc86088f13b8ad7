import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright-core'

/** Installs Chromium with the package manager or Playwright; the caller checks whether a browser is found afterwards. */
export function installBrowser(): void {
  // A distribution's own browser brings the system libraries that it needs, so it is tried first.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-core'])) return
    }
  }
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
}

function run(command: string, argv: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, argv, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0
}

/** The headless shell has no windows to draw and needs 15 % less CPU time. An installed Chrome comes before Chromium. */
const NAMES = [
  ...['chromium-headless-shell', 'google-chrome-stable', 'google-chrome'],
  ...['chromium', 'chromium-browser', 'chrome'],
]

const APPLICATIONS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
}

/** The possible paths of Chrome and Chromium, the likeliest first. */
export function installedBrowsers(path = process.env.PATH ?? ''): string[] {
  const folders = path.split(delimiter).filter(Boolean)
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(APPLICATIONS[process.platform] ?? []),
  ]
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const NO_BROWSER = 'No browser found, and none could be installed. Install Chromium or set CHROME_PATH.'

/**
 * The launch options of Playwright: the browser in `CHROME_PATH`, else an installed Chrome or Chromium, else Playwright's own,
 * else one that is installed now.
 */
export async function findBrowser({ install = installBrowser, path = process.env.PATH } = {}): Promise<LaunchOptions> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH is ${named}, but there is no executable browser.`)
    return launchOptions(named)
  }
  const look = () => [...installedBrowsers(path), chromium.executablePath()].find(isExecutable)
  let found = look()
  if (!found) {
    install()
    found = look()
  }
  if (!found) throw new Error(NO_BROWSER)
  return launchOptions(found)
}

/** Playwright's own list, which this switch replaces, and the address bar panels, which cost two processes a window. */
const DISABLED_FEATURES = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
]

function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // As in a browser with windows: a frame of another site has a process of its own.
      '--site-per-process',
      `--disable-features=${DISABLED_FEATURES.join()}`,
      // Chromium's sandbox refuses to start as root, which is who tests run as in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
