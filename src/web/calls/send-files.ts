import { API, type Endpoint } from '../../kernel/endpoint.ts'
import { type CallInput, type CallResult, headersOf, keyed, lostConnection, readAnswer } from './call.ts'
import { confirmed } from './confirm-its-you.ts'

interface FilesToSend {
  /** The files by field. */
  files: Readonly<Record<string, readonly File[]>>
  /** Told how far the sending is, from 0 to 1; fetch cannot say. */
  onProgress?: (share: number) => void
}

/** Sends a multipart call: the body as its field `data`, the files beside it. Refusals are values, as with `call`. */
export async function sendFiles<E extends Endpoint>(
  endpoint: E,
  { files, onProgress, ...input }: CallInput<E> & FilesToSend,
): Promise<CallResult<E>> {
  const form = new FormData()
  const { body, signal, ...rest } = keyed(endpoint, input as CallInput<Endpoint>)
  if (body !== undefined) form.set('data', JSON.stringify(body))
  for (const [field, chosen] of Object.entries(files)) {
    for (const file of chosen) form.append(field, file, file.name)
  }
  return confirmed(endpoint, async () => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, API + endpoint.path)
    for (const [name, value] of Object.entries(headersOf(endpoint, rest)))
      request.setRequestHeader(name, value)
    const answered = new Promise<boolean>((resolve) => {
      request.onload = () => resolve(true)
      request.onerror = () => resolve(false)
      request.onabort = () => resolve(false)
    })
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
    if (!(await answered)) return lostConnection(endpoint)
    return readAnswer(endpoint, request.status, asJson(request.responseText))
  })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
