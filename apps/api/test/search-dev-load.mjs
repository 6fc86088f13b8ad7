import { readFileSync } from 'node:fs'
import http from 'node:http'
const [port, only] = process.argv.slice(2)
const { queries } = JSON.parse(readFileSync(new URL('./search/judged-queries.json', import.meta.url)))
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
const get = (path) => new Promise((resolve, reject) => {
  http.get({ port, path, agent }, (r) => { r.resume(); r.on('end', () => resolve(r.statusCode)) }).on('error', reject)
})
async function run(label, paths, seconds) {
  if (only && only !== label) return
  let at = 0; const times = []; const end = Date.now() + seconds * 1000; const bad = {}
  await Promise.all(Array.from({ length: 8 }, async () => {
    while (Date.now() < end) { const p = paths[at++ % paths.length]; const t = performance.now(); const s = await get(p); times.push(performance.now() - t); if (s !== 200) bad[s] = (bad[s] ?? 0) + 1 }
  }))
  times.sort((a, b) => a - b)
  console.log('LOAD', label, 'n', times.length, 'n/s', Math.round(times.length / seconds), 'p50', times[times.length >> 1].toFixed(1), 'p95', times[Math.floor(times.length * .95)].toFixed(1), 'p99', times[Math.floor(times.length * .99)].toFixed(1), JSON.stringify(bad))
}
const path = (q, e = '') => `/v1/api/search/${e}?q=${encodeURIComponent(q)}`
const all = queries.map(({ query }) => path(query))
await run('warm', all, 3)
await run('judged all', all, 8)
await run('judged right', queries.filter(q => !q.slip).map(q => path(q.query)), 4)
await run('judged slip', queries.filter(q => q.slip).map(q => path(q.query)), 4)
await run('one common word', ['the', 'fog', 'ghar', 'घर', 'rain', 'the house'].map(q => path(q)), 4)
await run('short', ['ra', 'gh', 'a', 'घ', 'ka'].map(q => path(q)), 4)
await run('nonsense', ['xqzv', 'palpasa cafe', 'zzzzzzzz zzz', 'परदेशबाट'].map(q => path(q)), 4)
const prefixes = queries.flatMap(({ query }) => [2, 3, 4, 6].map(n => [...query].slice(0, n).join('')))
await run('suggest', prefixes.map(q => path(q, 'suggest/')), 4)
