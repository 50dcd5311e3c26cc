import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Crowd } from '../../bench/crowd.ts'
import { checkout } from '../../bench/scenarios/checkout.ts'
import { createBooking } from '../../bench/scenarios/create-booking.ts'
import { dashboard } from '../../bench/scenarios/dashboard.ts'
import { roomSearch } from '../../bench/scenarios/room-search.ts'
import { API_TOKEN, type Call, memberOf } from '../../bench/scenarios/scenario.ts'
import { signIn } from '../../bench/scenarios/sign-in.ts'
import { API } from '../../src/kernel/endpoint.ts'
import { addPhoto } from '../../src/membership/gallery.endpoints.ts'
import type { Answer, Ask } from './ask.ts'
import type { Kind, Ledger, Write } from './ledger.ts'

/** How long an owner looks at what came before the next call, and waits before trying again, in milliseconds. */
const LOOK_MS = 200
const AGAIN_MS = 1_000
/** After so many tries somebody does something else. */
const MOST_TRIES = 4

interface Load {
  ask: Ask
  crowd: Crowd
  ledger: Ledger
  owners: number
  /** A picture to upload. */
  photo: Buffer
}

/**
 * Owners who use the portal until `stop`: each signs in, searches, requests a stay, orders, uploads a photo, looks at the
 * dashboard, and is then somebody else. What fails is tried three times more, a second apart and under the same
 * idempotency key, as a person does; each try counts.
 */
export function sendOwners({ ask, crowd, ledger, owners, photo }: Load): { stop: () => Promise<void> } {
  let stopped = false
  let turn = 0

  const tryUntilDone = async (
    kind: Kind,
    call: Call & { body?: string | Buffer },
  ): Promise<Answer | null> => {
    for (let tries = 1; !stopped && tries <= MOST_TRIES; tries++) {
      const answer = await ask(call)
      ledger.note(kind, faultOf(answer))
      if (isDone(answer)) return answer
      // Trying again changes nothing about a refusal.
      if ('code' in answer && answer.code < 500 && answer.code !== 429) return null
      await pause(AGAIN_MS)
    }
    return null
  }

  const live = async (mine: number) => {
    const { ownerId } = memberOf(crowd, mine)
    let cookie = ''
    const write = async (kind: Write, call: Call, idOf: (answer: Answer) => number | string | undefined) => {
      const intent = ledger.intend(kind, ownerId)
      const answer = await tryUntilDone(kind, signed(call, cookie))
      const id = answer && idOf(answer)
      if (id !== undefined && id !== null) intent.acknowledged = { id, at: Date.now() }
      await pause(LOOK_MS)
    }
    const read = async (kind: Kind, call: Call) => {
      await tryUntilDone(kind, signed(call, cookie))
      await pause(LOOK_MS)
    }

    await write('sign-in', signIn.veranda(crowd, mine), ({ cookies }) => {
      cookie = cookies.join('; ')
      return /veranda_session=([^;]+)/.exec(cookie)?.[1]
    })
    if (!cookie) return
    await read('search', roomSearch.veranda(crowd, mine))
    await write('stay', createBooking.veranda(crowd, mine), ({ json }) => json?.data?.id)
    await write('checkout', checkout.veranda(crowd, mine), ({ json }) => json?.data?.[0]?.id)
    await write('upload', uploadOf(photo), ({ json }) => json?.data?.at(-1)?.idGallery)
    await read('dashboard', dashboard.veranda(crowd, mine))
  }

  const goOn = async () => {
    while (!stopped) await live(turn++)
  }
  const all = Array.from({ length: owners }, goOn)
  return {
    stop: async () => {
      stopped = true
      await Promise.all(all)
    },
  }
}

const isDone = (answer: Answer): boolean => 'code' in answer && answer.code >= 200 && answer.code <= 299

function faultOf(answer: Answer): string | null {
  if (isDone(answer)) return null
  return 'code' in answer ? `${answer.code} ${answer.json?.code ?? 'of the proxy'}` : answer.broke
}

function signed(call: Call, cookie: string): Call {
  return { ...call, headers: { ...call.headers, cookie } }
}

function uploadOf(photo: Buffer): Call {
  const edge = `----veranda-${randomUUID()}`
  const part = (head: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    part('name="data"', '{}'),
    part('name="file"; filename="bay.jpg"', photo),
    Buffer.from(`--${edge}--\r\n`),
  ])
  return {
    method: 'POST',
    path: API + addPhoto.path,
    headers: {
      token: API_TOKEN,
      'content-type': `multipart/form-data; boundary=${edge}`,
      'idempotency-key': randomUUID(),
    },
    body: body.toString('latin1'),
  }
}
