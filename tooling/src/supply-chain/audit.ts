import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `pnpm audit:dependencies`: known vulnerabilities of what is installed in production. Part of `release:check`.
const root = join(import.meta.dirname, '../../..')
const { status, stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], {
  cwd: root,
  encoding: 'utf8',
})
process.exitCode = report(status, `${stdout}${stderr}`)

function report(code: number | null, output: string): number {
  if (/ERR_PNPM_AUDIT|ERR_PNPM_META_FETCH|ECONNREFUSED|ENOTFOUND/.test(output)) return reportRefusal(output)
  process.stdout.write(output)
  if (code === 0) process.stdout.write('No dependency has a known vulnerability of high or critical severity.\n')
  return code ?? 1
}

/** Some mirrors have no audits. Then nothing is known, which may not pass for an audit where packages are published. */
function reportRefusal(output: string): number {
  process.stderr.write(`${output}
NOT AUDITED: the registry does not answer audits, so nothing is known about vulnerabilities of the dependencies.
Repeat with a registry that does: set pnpm_config_registry to its address.
`)
  return process.env['CI'] ? 1 : 0
}
