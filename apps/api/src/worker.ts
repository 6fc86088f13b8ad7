import fastify from 'fastify'
import { StartError } from './errors/api-error.ts'
import { openServices, runProcess, startJobs } from './process.ts'

/** Runs jobs beside the API. Any number of workers share the jobs of a database. */
await runProcess(async (environment, started) => {
  const { databaseUrl, logLevel } = environment
  if (databaseUrl === undefined)
    throw new StartError('A worker needs DATABASE_URL: the built-in PostgreSQL belongs to the API that starts it.')
  const { database, media } = await openServices({ connectionString: databaseUrl }, environment, started)
  const { log } = fastify({ logger: { level: logLevel, stream: process.stderr } })
  const worker = await startJobs({ database, media, log }, environment)
  started.push(worker.stop)
  process.stdout.write('worker ready\n')
})
