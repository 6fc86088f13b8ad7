import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Permissions = Record<string, 'read' | 'write'>
type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = { permissions?: Permissions; needs?: string; steps: Step[] }
type Workflow = { permissions?: Permissions; jobs: Record<string, Job> }

const folder = join(import.meta.dirname, '../../../.github/workflows')
const jobs = globSync('*.yaml', { cwd: folder }).flatMap((file) => {
  const { permissions, jobs: parsed }: Workflow = parse(readFileSync(join(folder, file), 'utf8'))
  return Object.entries(parsed).map(([name, job]) => ({
    name: `${basename(file, '.yaml')}: ${name}`,
    // The job's own permissions replace those of the workflow.
    mayWrite: Object.values(job.permissions ?? permissions ?? { all: 'write' }).includes('write'),
    needs: job.needs,
    steps: job.steps,
    commands: job.steps.flatMap(({ run }) => run ?? []),
  }))
})
const jobNamed = (name: string) => jobs.find((job) => job.name === name)

it('each action is pinned to a commit', () => {
  const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
  expect(actions.length).toBeGreaterThan(5)
  expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
})

it('only the job that publishes may write; it runs no test and uses no cache that tests can write to', () => {
  const writing = jobs.filter(({ mayWrite }) => mayWrite)
  expect(writing.map(({ name }) => name)).toEqual(['release: publish'])
  const [publish] = writing
  expect(publish?.needs).toBe('test')
  expect(publish?.commands).toEqual([])
  expect(publish?.steps.filter(({ uses }) => uses?.startsWith('actions/cache'))).toEqual([])
  const publishing = publish?.steps.find(({ uses }) => uses?.startsWith('changesets/action'))
  expect(publishing?.with?.['publish']).toBe('npx -y pnpm@12 changeset publish')
  expect(jobNamed('release: test')?.commands).toContain('npx -y pnpm@12 release:check')
})

it('a job that may not write keeps no credentials from its checkout', () => {
  const checkouts = jobs
    .filter(({ mayWrite }) => !mayWrite)
    .flatMap(({ steps }) => steps.filter(({ uses }) => uses?.startsWith('actions/checkout')))
  expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false))
})

it('an audit that fails does not stop the long run', () => {
  const audit = jobNamed('nightly: audit')
  const longRun = jobNamed('nightly: long-run')
  expect(audit?.commands).toEqual(['npx -y pnpm@12 audit:dependencies'])
  expect(longRun?.commands).toEqual(['npx -y pnpm@12 test:long', 'npx -y pnpm@12 sbom:write'])
  expect(longRun?.needs).toBeUndefined()
})
