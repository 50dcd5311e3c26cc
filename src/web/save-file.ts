import type { Endpoint } from '../kernel/endpoint.ts'
import {
  type CallDone,
  type CallFailure,
  type CallInput,
  lostConnection,
  onNotJson,
  readFailure,
  send,
} from './calls/call.ts'
import { confirmed } from './calls/confirm-its-you.ts'
import type { SendResult } from './calls/send-once.ts'

/**
 * Calls an endpoint that answers a file and saves it under the name that the server gave it. Answers what `call`
 * would: a refusal is a value whose `message` is the sentence to show.
 */
export async function saveFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<SendResult<null>> {
  const result = await confirmed(endpoint, () => callForFile(endpoint, input))
  if (!result.ok) return result
  const url = URL.createObjectURL(result.value.content)
  const link = document.createElement('a')
  link.href = url
  link.download = result.value.name
  link.click()
  // The browser reads it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return { ok: true, value: null }
}

/** Calls an endpoint that answers a file: its content, and the name that it should be saved under. */
async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<CallDone<{ content: Blob; name: string }> | CallFailure> {
  try {
    const response = await send(endpoint, input as CallInput<Endpoint>)
    if (!response.ok) return readFailure(response.status, await response.json().catch(onNotJson))
    const disposition = response.headers.get('content-disposition') ?? ''
    const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
    return { ok: true, value: { content: await response.blob(), name: decodeURIComponent(name) } }
  } catch {
    return lostConnection(endpoint)
  }
}
