import fastify from 'fastify'
import { StartError } from './errors/api-error.ts'
import { openServices, processLogger, runProcess, startJobs, startMetrics, startTraces } from './process.ts'

/** Runs jobs beside the API. Any number of workers share the jobs of a database. */
await runProcess(async (environment, started) => {
  const { databaseUrl } = environment
  if (databaseUrl === undefined)
    throw new StartError('A worker needs DATABASE_URL: the built-in PostgreSQL belongs to the API that starts it.')
  const services = await openServices({ connectionString: databaseUrl }, environment, started)
  const { metrics, line } = await startMetrics(services, environment, started)
  const { log } = fastify({ logger: processLogger('worker', environment) })
  const tracing = await startTraces('dabali-worker', environment, started)
  const worker = await startJobs({ ...services, log, onResult: metrics?.recordJob, tracing }, environment)
  started.push(worker.stop)
  process.stdout.write(`worker ready\n${line}`)
})
