import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export type Manifest = {
  name: string
  version: string
  private?: boolean
  publishConfig?: { exports?: object }
  peerDependencies?: Record<string, string>
}

/** The packages of this workspace that are published, by folder. */
export const publishedPackages = globSync('{apps,packages}/*/package.json', { cwd: root })
  .map((file) => ({ folder: join(root, dirname(file)), manifest: read(join(root, file)) }))
  .filter(({ manifest }) => !manifest.private)

export function read(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What a command prints; a command that fails says why in the error. */
export function run(folder: string, command: string, ...argv: string[]): string {
  try {
    return execFileSync(command, argv, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error([command, ...argv].join(' ').concat(`\n${stdout}${stderr}`), { cause: error })
  }
}

/** Packs a package as it would be published, as in a fresh clone where nothing is built, and installs the tarball and its peers into an empty project. */
export function packAndInstall(
  folder: string,
  { peerDependencies = {} }: Manifest,
): { tarball: string; project: string } {
  const project = mkdtempSync(join(tmpdir(), 'release-'))
  // Readers of the build must be done: the gate runs this after `size`.
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  run(folder, 'pnpm', 'pack', '--pack-destination', project)
  const [tarball = ''] = globSync('*.tgz', { cwd: project })
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true }))
  // Their types come along, as a door has types of its own that name theirs.
  const peers = Object.entries(peerDependencies).flatMap(([name, version]) => [`${name}@${version}`, `@types/${name}`])
  run(project, 'pnpm', 'add', '--prefer-offline', `./${tarball}`, ...peers)
  return { tarball: join(project, tarball), project }
}
