import { expect, requestTest } from '@dabali/tooling/end-to-end'

const MOST_BYTES = 400_000

requestTest('the files of the first load are compressed and at most 400 kB', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(1)
  let bytes = 0
  for (const path of files) {
    const answer = await request.head(path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    bytes += Number(answer.headers()['content-length'])
  }
  expect(bytes).toBeLessThan(MOST_BYTES)
})
