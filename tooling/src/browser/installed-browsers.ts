import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']

const APPLICATIONS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
}

/** Where Chrome and Chromium would be if this machine had them, the likeliest first. */
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
