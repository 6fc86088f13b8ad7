import { chromium, type LaunchOptions } from 'playwright-core'
import { installBrowser } from './install-browser.ts'
import { installedBrowsers, isExecutable } from './installed-browsers.ts'

const NO_BROWSER = 'No browser was found and none could be installed: install Chromium, or set CHROME_PATH to one.'

/**
 * How Playwright starts the browser of this machine: the one that `CHROME_PATH` names, else an installed Chrome or
 * Chromium, else Playwright's own, else one that is installed now.
 */
export async function findBrowser({ install = installBrowser, path = process.env.PATH } = {}): Promise<LaunchOptions> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH is ${named}, and no browser can be started there.`)
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

/** Playwright's own list, which this switch replaces, and the panels of the address bar: two processes for each window. */
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
      `--disable-features=${DISABLED_FEATURES.join()}`,
      // Chromium's sandbox refuses to start as root, which is who tests run as in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
