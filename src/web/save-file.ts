import type { Endpoint } from '../kernel/endpoint.ts'
import { type CallFailure, type CallInput, callForFile } from './call.ts'

/**
 * Calls an endpoint that answers a file and saves it under the name that the server gave it. Answers what `call`
 * would: a refusal is a value whose `message` is the sentence to show.
 */
export async function saveFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ ok: true } | CallFailure> {
  const result = await callForFile(endpoint, input)
  if (!result.ok) return result
  const url = URL.createObjectURL(result.value.content)
  const link = document.createElement('a')
  link.href = url
  link.download = result.value.name
  link.click()
  // The browser reads it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return { ok: true }
}
