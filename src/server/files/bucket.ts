import { createHash } from 'node:crypto'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'

/** Keys that requests are signed by: today's, and that of a day that ends. */
const MOST_SIGNING_KEYS = 2

/** One call to a bucket. The path begins with the bucket's name. */
export interface BucketCall {
  method: 'GET' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

/** Where a bucket is, and who asks. */
export interface BucketDoor {
  /** `https://host:port`, or `http:` beside the portal. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Time-outs in milliseconds: until there is a connection, and until the answer begins, a retry included. */
const LIMITS = { connect: 2_000, whole: 20_000 }

/** How many times `whole` a reader may stall before the connection is closed. */
const MOST_PAUSES = 3

/** The bucket refused the call. `code` is S3's own (`NoSuchKey`, `AccessDenied` …). */
export class BucketRefusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`The bucket says ${code} (${status})`)
    this.name = 'BucketRefusal'
    this.status = status
    this.code = code
  }
}

/**
 * A client for S3: each call is signed (AWS Signature 4), has time-outs, and is retried once after a broken connection
 * or a 5xx. Every call is idempotent.
 */
export function openBucket(
  door: BucketDoor,
  limits = LIMITS,
): (call: BucketCall) => Promise<IncomingMessage> {
  const { endpoint, ...signer } = door
  const secure = endpoint.startsWith('https:')
  const agent = secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true })
  const cache = new Map<string, ArrayBuffer>()

  const once = async ({ method, path, query, headers, body }: BucketCall, deadline: AbortSignal) => {
    const url = new URL(path, endpoint)
    // Not by searchParams, which encodes a blank as `+`; some buckets take that literally.
    url.search = Object.entries(query ?? {})
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .join('&')
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    // The signer caches its signing key per day.
    if (cache.size > MOST_SIGNING_KEYS) cache.clear()
    const signed = await new AwsV4Signer({
      ...signer,
      service: 's3',
      cache,
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': digest },
    }).sign()
    const request = (secure ? https : http).request(signed.url, {
      method,
      agent,
      headers: { ...Object.fromEntries(signed.headers), 'content-length': body?.length ?? 0 },
    })
    const answer = await answerTo(request, { body, deadline, connect: limits.connect, secure })
    giveUpOnSilence(answer, limits.whole)
    if (answer.statusCode && answer.statusCode < 300) return answer
    const [, code = 'nothing'] = /<Code>(\w+)<\/Code>/.exec(await text(answer)) ?? []
    throw new BucketRefusal(answer.statusCode ?? 0, code)
  }

  return async (call) => {
    const deadline = AbortSignal.timeout(limits.whole)
    try {
      return await once(call, deadline)
    } catch (error) {
      const isNo = error instanceof BucketRefusal && error.status < 500 && error.status !== 429
      if (isNo || deadline.aborted) throw error
      return once(call, deadline)
    }
  }
}

interface Sending {
  body: Uint8Array | undefined
  deadline: AbortSignal
  connect: number
  secure: boolean
}

/** Sends a request and waits for the answer to begin. */
function answerTo(
  request: ClientRequest,
  { body, deadline, connect, secure }: Sending,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const late = () => request.destroy(new Error('The bucket does not answer'))
    deadline.addEventListener('abort', late)
    if (deadline.aborted) late()
    request.on('socket', (socket) => {
      if (!socket.connecting) return
      const unreached = () => request.destroy(new Error('The bucket cannot be reached'))
      const timer = setTimeout(unreached, connect)
      socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(timer))
      socket.once('close', () => clearTimeout(timer))
    })
    request.on('response', (answer) => {
      deadline.removeEventListener('abort', late)
      resolve(answer)
    })
    request.on('error', (error) => {
      deadline.removeEventListener('abort', late)
      reject(error)
    })
    request.end(body)
  })
}

/** Ends a response body that stalls; a slow reader is waited for within a limit. */
function giveUpOnSilence(answer: IncomingMessage, silence: number): void {
  const { socket } = answer
  let pauses = 0
  const silent = () => {
    const isReadersPause = answer.readableLength > 0 && ++pauses < MOST_PAUSES
    if (isReadersPause) socket.setTimeout(silence)
    else answer.destroy(new Error('The bucket went silent'))
  }
  socket.setTimeout(silence).on('timeout', silent)
  // The time-out is removed with the response: the connection goes back to the keep-alive agent.
  answer.once('close', () => socket.setTimeout(0).off('timeout', silent))
}
