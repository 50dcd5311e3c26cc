import { Agent, request } from 'node:https'
import type { Call } from '../../bench/scenarios/scenario.ts'
import { NAME } from './portals.ts'

export type Answer =
  | { code: number; cookies: string[]; json: Json | null }
  | { broke: string; cookies: string[]; json: null }

// biome-ignore lint/suspicious/noExplicitAny: answers of several calls, of which one field each is looked at
type Json = { code?: string; data?: any }

export type Ask = (call: Call) => Promise<Answer>

/** An owner waits so long for an answer, in milliseconds. */
const PATIENCE_MS = 40_000

/** A way to the portal over TLS, with connections that are kept as a browser keeps them. */
export function askAt(port: number, certificate: Buffer): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, ca: certificate, servername: NAME })
  const ask: Ask = ({ method, path, headers, body }) =>
    new Promise((resolve) => {
      const broken = (error: Error) => resolve({ broke: error.message, cookies: [], json: null })
      const bytes = body === undefined ? undefined : Buffer.from(body, 'latin1')
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method,
          path,
          timeout: PATIENCE_MS,
          headers: { ...headers, host: NAME, ...(bytes && { 'content-length': bytes.length }) },
        },
        (answer) => {
          const pieces: Buffer[] = []
          answer.on('data', (piece) => pieces.push(piece))
          answer.on('error', broken)
          answer.on('end', () => {
            const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')
            resolve({
              code: answer.statusCode ?? 0,
              cookies,
              json: readJson(Buffer.concat(pieces).toString()),
            })
          })
        },
      )
      sent.on('error', broken)
      sent.on('timeout', () => sent.destroy(new Error(`no answer for ${PATIENCE_MS / 1000} s`)))
      sent.end(bytes)
    })
  return { ask, close: () => agent.destroy() }
}

function readJson(text: string): Json | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
