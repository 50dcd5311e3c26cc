import type { FastifyInstance } from 'fastify'

/** What a call's body may weigh where its endpoint states nothing else, in bytes. */
export const BODY_BYTES = 65_536

/** How deep lists and objects may stand in each other. Nothing that the portal reads comes near it. */
export const DEEPEST = 32

const [OPENING, CLOSING] = ['[{', ']}'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)])
const [QUOTE, BACKSLASH] = ['"', '\\'].map((one) => one.charCodeAt(0))

/** Whether a JSON text nests deeper than 32. Looked at before it is parsed: what is parsed is walked many times. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (OPENING?.includes(code)) {
      if (++depth > DEEPEST) return true
    } else if (CLOSING?.includes(code)) depth--
  }
  return false
}

/** A body that nests too deep: answered as `TOO_DEEP`. */
export class TooDeep extends Error {
  readonly statusCode = 400
}

/** A body that is no UTF-8: answered as `NOT_JSON`. Read leniently, letters would be stored that nobody wrote. */
class NotUtf8 extends Error {
  readonly statusCode = 400
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text that stands in these bytes; null where they are no UTF-8. */
function asText(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

/** Calls read JSON alone (a file's call multipart too), of a bounded depth. */
export function readBodiesAsJson(calls: FastifyInstance): void {
  // The standard parser refuses `__proto__`.
  const parse = calls.getDefaultJsonParser('error', 'error')
  calls.removeContentTypeParser(['application/json', 'text/plain'])
  calls.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, next) => {
    const body = asText(bytes)
    if (body === null) next(new NotUtf8())
    else if (isTooDeep(body)) next(new TooDeep())
    else parse(request, body, next)
  })
}
