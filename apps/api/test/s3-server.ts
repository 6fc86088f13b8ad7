import { createHash, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const REGION = 'ap-south-1'
const BUCKET = 'dabali-media'
const LATEST_MS = 15 * 60 * 1000

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Verifies the Signature Version 4 of a request and its body. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer) {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, key, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const time = String(headers['x-amz-date'])
  const at = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (key !== KEYS.accessKeyId || region !== REGION || !time.startsWith(day)) return false
  if (!(Math.abs(Date.now() - at) < LATEST_MS)) return false
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== sha256(body) && !(method === 'GET' && hash === 'UNSIGNED-PAYLOAD')) return false
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const [path, query = ''] = url.split('?')
  const canonical = [method, path, query.split('&').toSorted().join('&'), lines, names, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const signing = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${KEYS.secretAccessKey}`, day))
  return hmac(signing, text).toString('hex') === signature
}

type Stored = { bytes: Buffer; type: string }

function sendObject(response: ServerResponse, object: Stored | undefined, range = '') {
  if (object === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
  if (start === undefined) return response.writeHead(200).end(object.bytes)
  return response.writeHead(206).end(object.bytes.subarray(Number(start), Number(end) + 1))
}

/** Uploads in parts that are copies of other objects. */
function createMultipart(objects: Map<string, Stored>) {
  type Begun = { type: string; parts: Map<number, Buffer> }
  const begun = new Map<string, Begun>()
  const complete = (upload: Begun, response: ServerResponse, url: URL, body: Buffer) => {
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"([0-9a-f]+)"/g)]
    const parts = named.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.alloc(0))
    const isGood = named.every(([, , etag], at) => sha256(parts[at] ?? '') === etag)
    if (!isGood || named.length < upload.parts.size) return response.end('<Error><Code>InvalidPart</Code></Error>')
    begun.delete(url.searchParams.get('uploadId') ?? '')
    objects.set(url.pathname, { bytes: Buffer.concat(parts), type: upload.type })
    return response.end('<CompleteMultipartUploadResult><ETag>"joined"</ETag></CompleteMultipartUploadResult>')
  }
  const answer = ({ method, headers }: IncomingMessage, response: ServerResponse, url: URL, body: Buffer) => {
    if (url.searchParams.has('uploads')) {
      const id = `id+${randomUUID()}`
      begun.set(id, { type: String(headers['content-type']), parts: new Map() })
      return response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const upload = begun.get(url.searchParams.get('uploadId') ?? '')
    if (upload === undefined) return response.writeHead(404).end()
    if (method === 'DELETE') {
      begun.delete(url.searchParams.get('uploadId') ?? '')
      return response.writeHead(204).end()
    }
    if (method === 'PUT') {
      const source = objects.get(String(headers['x-amz-copy-source']))
      if (source === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      upload.parts.set(Number(url.searchParams.get('partNumber')), source.bytes)
      return response.end(`<CopyPartResult><ETag>&quot;${sha256(source.bytes)}&quot;</ETag></CopyPartResult>`)
    }
    return complete(upload, response, url, body)
  }
  return { answer, unfinished: () => begun.size }
}

/** An S3 server that requires signatures. */
export async function startS3Server(wanted = 0) {
  const objects = new Map<string, Stored>()
  const multipart = createMultipart(objects)
  const refused: string[] = []
  let failures = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = request.url ?? ''
    if (failures > 0) {
      failures -= 1
      return response.writeHead(500).end()
    }
    if (!path.startsWith(`/${BUCKET}/`) || !isSigned(request, body)) {
      refused.push(path)
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    const address = new URL(path, 'http://s3')
    if (address.search !== '') return multipart.answer(request, response, address, body)
    if (request.method === 'PUT') {
      objects.set(path, { bytes: body, type: String(request.headers['content-type']) })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    return sendObject(response, objects.get(path), request.headers.range)
  })
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    objects,
    refused,
    unfinished: multipart.unfinished,
    settings: { ...KEYS, endpoint: `http://127.0.0.1:${port}/`, bucket: BUCKET, region: REGION },
    failNext(times: number) {
      failures = times
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

if (import.meta.main) {
  const { settings } = await startS3Server(Number(process.env['S3_PORT']))
  process.stdout.write(`s3 ready at ${settings.endpoint} ${JSON.stringify(settings)}\n`)
}
