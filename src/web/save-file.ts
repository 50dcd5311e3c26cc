import { msg } from '@lingui/core/macro'
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
import { toast } from './ui/toast/toast-queue.ts'
import { i18n } from './words.ts'

/**
 * Calls an endpoint that answers a file and saves it under the name that the server gave it, and says so. Answers what
 * `call` would: a refusal is a value whose `message` is the sentence to show.
 */
export async function saveFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<SendResult<null>> {
  const result = await confirmed(endpoint, () => callForFile(endpoint, input))
  if (!result.ok) return result
  saveContent(result.value)
  return { ok: true, value: null }
}

/** Saves a content under a name as the browser saves downloads, and says so: it may do it without a sign. */
export function saveContent({ content, name }: { content: Blob; name: string }): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  toast(i18n._(msg`File saved`), { text: name })
}

/** Calls an endpoint that answers a file: its content, and the name that it should be saved under. */
export async function callForFile<E extends Endpoint>(
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
