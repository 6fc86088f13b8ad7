import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

// `node tooling/src/deploy/collect.ts api /out`: copies what a program needs to run, in the layout of the workspace, because
// Node runs TypeScript only outside node_modules. `pnpm install --prod` in the folder adds the dependencies.
const root = join(import.meta.dirname, '../../..')

/** What pnpm needs; it checks the lockfile against every manifest. */
const MANIFESTS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.pnpmfile.mjs',
  '{apps,packages,tooling}/{,*/}package.json',
]
/** What the programs read when they run. The build of the demo is left out: a shop of one's own has no demo. */
const CONTENTS = ['src', 'messages', 'public', 'next.config.mts', 'tsconfig.json', '.next', 'openapi.json']
const UNUSED = /(\.(test|test-d|story)\.tsx?|\.map)$|[\\/]\.next[\\/](cache|dev|trace|types|diagnostics)\b/

const [part, target] = process.argv.slice(2)
if (part === undefined || target === undefined) throw new Error('Say which app is collected, and into which folder.')
collect(part, resolve(target))

function collect(app: string, folder: string) {
  for (const file of globSync(MANIFESTS, { cwd: root })) copy(join(root, file), folder)
  copy(join(root, 'tsconfig.base.json'), folder)
  for (const workspace of workspacesOf(`@dabali/${app}`)) {
    for (const file of globSync(CONTENTS, { cwd: workspace })) copy(join(workspace, file), folder)
  }
  // The sites have their build in `.next`.
  if (app === 'admin') copy(join(root, 'apps/admin/dist'), folder)
}

function copy(path: string, folder: string) {
  const to = join(folder, relative(root, path))
  mkdirSync(dirname(to), { recursive: true })
  cpSync(path, to, { recursive: true, filter: (file) => !UNUSED.test(file) && basename(file) !== 'node_modules' })
}

/** The folders of an app and of all workspaces that it depends on. */
function workspacesOf(app: string) {
  const manifests = new Map(
    globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) => {
      const manifest: { name: string; dependencies?: Record<string, string> } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      )
      return [
        manifest.name,
        { folder: join(root, dirname(file)), dependencies: Object.keys(manifest.dependencies ?? {}) },
      ]
    }),
  )
  const found = new Set<string>()
  const add = (name: string) => {
    const manifest = manifests.get(name)
    if (manifest === undefined || found.has(manifest.folder)) return
    found.add(manifest.folder)
    manifest.dependencies.forEach(add)
  }
  add(app)
  if (found.size === 0) throw new Error(`There is no app ${app}.`)
  return found
}
