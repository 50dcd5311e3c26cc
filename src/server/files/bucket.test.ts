import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type Server } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { openBucket } from './bucket.ts'
import { bucketFiles } from './bucket-files.ts'

const KEY = { region: 'eu-south-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalr/XUtn+FEMI' }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as { port: number }).port
}

const bucketAt = async (answer: RequestListener) => {
  const port = await listen(createServer(answer))
  return `http://127.0.0.1:${port}`
}

/** The signature of a request by Amazon's own description of version 4, step by step. */
function signatureOf(request: IncomingMessage, body: Buffer): string {
  const header = (name: string) => String(request.headers[name] ?? '')
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(header('authorization')) ?? []
  const { pathname, search } = new URL(`http://bucket${request.url}`)
  const canonical = [
    request.method,
    pathname,
    search.slice(1).split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    createHash('sha256').update(body).digest('hex'),
  ].join('\n')
  const at = header('x-amz-date')
  const scope = [at.slice(0, 8), KEY.region, 's3', 'aws4_request']
  const hash = createHash('sha256').update(canonical).digest('hex')
  const mac = (key: string | Buffer, what: string) => createHmac('sha256', key).update(what).digest()
  const key = scope.reduce<string | Buffer>(mac, `AWS4${KEY.secretAccessKey}`)
  return mac(key, ['AWS4-HMAC-SHA256', at, scope.join('/'), hash].join('\n')).toString('hex')
}

test('the signature of every call is what Amazon’s description makes of it', async () => {
  const calls: string[] = []
  const endpoint = await bucketAt(async (request, reply) => {
    const right = signatureOf(request, await buffer(request))
    if (!request.headers.authorization?.endsWith(`Signature=${right}`)) return reply.writeHead(403).end()
    calls.push(`${request.method} ${request.url}`)
    reply.end('<ListBucketResult></ListBucketResult>')
  })
  const who = `${KEY.accessKeyId}:${encodeURIComponent(KEY.secretAccessKey)}`
  const address = `s3+http://${who}@${endpoint.slice('http://'.length)}/club/our files + more?region=${KEY.region}`
  const files = bucketFiles(address)
  const key = randomUUID()
  await files.write(key, Buffer.from('a stay by the sea'))
  await text(await files.read(key, { first: 2, last: 5 }))
  await files.remove(key)
  for await (const one of files.listOlder(new Date())) expect(one).toBe('nothing')
  // The address’s own %20 is part of the folder’s name.
  const folder = '/club/our%2520files%2520%2B%2520more'
  expect(calls).toEqual([
    `PUT ${folder}/${key}`,
    `GET ${folder}/${key}`,
    `DELETE ${folder}/${key}`,
    'GET /club?list-type=2&prefix=our%2520files%2520%2B%2520more%2F',
  ])
})

test('a long list comes page by page, in the letters that it had', async () => {
  const keys = [randomUUID(), randomUUID()]
  const asked: (string | null)[] = []
  const endpoint = await bucketAt((request, reply) => {
    const { searchParams } = new URL(request.url ?? '', 'http://bucket')
    const token = searchParams.get('continuation-token')
    asked.push(token)
    const entry = `<Contents><Key>a&amp;b/${keys[token ? 1 : 0]}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`
    const next = token ? '' : '<NextContinuationToken>x&#x3D;&lt;y&#43;</NextContinuationToken>'
    reply.end(
      `<ListBucketResult>${entry}<Contents><Key>a&amp;b/other</Key></Contents>${next}</ListBucketResult>`,
    )
  })
  const files = bucketFiles(`s3+http://a:b@${endpoint.slice('http://'.length)}/club/a&b`)
  const found: string[] = []
  for await (const one of files.listOlder(new Date('2026-02-01'))) found.push(one)
  expect(found).toEqual(keys)
  expect(asked).toEqual([null, 'x=<y+'])
})

const TRIES: [string, (reply: ServerResponse) => unknown][] = [
  ['answers 500', (reply) => reply.writeHead(500).end()],
  ['asks for patience', (reply) => reply.writeHead(429).end()],
  ['drops the connection', (reply) => reply.destroy()],
]

test.each(TRIES)('retry: a bucket that %s once is asked again, and twice is an error', async (_, fail) => {
  let calls = 0
  let failures = 1
  const endpoint = await bucketAt((_request, reply) => {
    calls++
    if (failures-- > 0) fail(reply)
    else reply.end('content')
  })
  const ask = openBucket({ endpoint, ...KEY })
  expect(await text(await ask({ method: 'GET', path: '/club/a' }))).toBe('content')
  failures = 2
  await expect(ask({ method: 'GET', path: '/club/a' })).rejects.toThrow()
  expect(calls).toBe(4)
})

test('retry: a refusal (4xx) is not retried', async () => {
  let calls = 0
  const endpoint = await bucketAt((_, reply) => {
    calls++
    reply.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  })
  await expect(openBucket({ endpoint, ...KEY })({ method: 'GET', path: '/club/a' })).rejects.toThrow(
    'AccessDenied (403)',
  )
  expect(calls).toBe(1)
})

test('time-outs: a bucket that accepts and says nothing, and one that is never connected to', async () => {
  const port = await listen(createSocketServer(() => {}))
  const limits = { connect: 50, whole: 200 }
  const call = { method: 'PUT' as const, path: '/club/a', body: Buffer.from('x') }
  await expect(openBucket({ endpoint: `http://127.0.0.1:${port}`, ...KEY }, limits)(call)).rejects.toThrow(
    'does not answer',
  )
  // The handshake of TLS never ends.
  const hidden = openBucket({ endpoint: `https://127.0.0.1:${port}`, ...KEY }, { ...limits, whole: 20_000 })
  await expect(hidden(call)).rejects.toThrow('cannot be reached')
})

test('time-outs: an answer that stops in the middle ends; the connection serves the next call', async () => {
  let calls = 0
  const endpoint = await bucketAt((_, reply) => {
    if (++calls === 1) reply.end('whole')
    else reply.write('half of')
  })
  const ask = openBucket({ endpoint, ...KEY }, { connect: 500, whole: 200 })
  expect(await text(await ask({ method: 'GET', path: '/club/a' }))).toBe('whole')
  await expect(ask({ method: 'GET', path: '/club/a' }).then(text)).rejects.toThrow('went silent')
})
