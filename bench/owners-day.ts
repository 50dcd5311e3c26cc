import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { listReports, readReportFile } from '../src/finance/reports.endpoints.ts'
import { exportStatement } from '../src/finance/statement.endpoints.ts'
import { API } from '../src/kernel/endpoint.ts'
import { addPhoto, listPhotos, removePhoto } from '../src/membership/gallery.endpoints.ts'
import { signIn as signInCall } from '../src/membership/membership.endpoints.ts'
import { readYear } from '../src/reservations/year.endpoints.ts'
import { SESSION_COOKIE } from '../src/server/http/caller.ts'
import { type Crowd, PASSWORD } from './crowd.ts'
import { checkout } from './scenarios/checkout.ts'
import { createBooking } from './scenarios/create-booking.ts'
import { dashboard } from './scenarios/dashboard.ts'
import { productDetail, productList, productSearch } from './scenarios/products.ts'
import { roomSearch } from './scenarios/room-search.ts'
import { browserCall, type Call, memberOf, type Scenario } from './scenarios/scenario.ts'
import { signIn } from './scenarios/sign-in.ts'

/** Owners who use the portal. */
export interface Owners {
  calls: () => number
  failures: () => number
  firstFailure: () => string | null
  stop: () => Promise<void>
}

const CALLS_A_SECOND = 10
/** An owner of the demo club whose report waits for a signature: its PDF is made each time that it is opened. */
const WITH_REPORT = { email: 'marcos@marea.example', password: PASSWORD }

type Deed = (turn: number) => Promise<Response>

/** Sends what owners do, ten calls a second whatever the answers take: what is looked at often comes often. */
export function dayOfOwners(url: string, crowd: Crowd): Owners {
  let calls = 0
  let failures = 0
  let firstFailure: string | null = null
  const open = new Set<Promise<void>>()
  const deeds = deedsOf(url, crowd)
  const turns = new Map<Deed, number>()
  const pick = deeds.flatMap((one) => Array.from({ length: one.share }, () => one))

  const doOne = async () => {
    const chosen = pick[Math.floor(Math.random() * pick.length)]
    if (!chosen) return
    const turn = turns.get(chosen.deed) ?? 0
    turns.set(chosen.deed, turn + 1)
    calls += 1
    try {
      const answer = await chosen.deed(turn)
      const body = await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.status} ${Buffer.from(body).toString().slice(0, 300)}`)
    } catch (error) {
      failures += 1
      firstFailure ??= `${chosen.name}: ${(error as Error).message}`
    }
  }
  const timer = setInterval(() => {
    const one = doOne().finally(() => open.delete(one))
    open.add(one)
  }, 1000 / CALLS_A_SECOND)
  return {
    calls: () => calls,
    failures: () => failures,
    firstFailure: () => firstFailure,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

function deedsOf(url: string, crowd: Crowd): { name: string; share: number; deed: Deed }[] {
  const send = ({ method, path, headers, body }: Call) =>
    fetch(url + path, { method, headers, ...(body && { body }) })
  const of =
    (scenario: Scenario): Deed =>
    (turn) =>
      send(scenario.veranda(crowd, turn))
  const get = (turn: number, path: string) =>
    send(browserCall({ method: 'GET', path }, memberOf(crowd, turn)))
  const year = crowd.today.slice(0, 4)
  return [
    { name: 'the page', share: 6, deed: () => fetch(url) },
    { name: 'dashboard', share: 22, deed: of(dashboard) },
    { name: 'catalogue', share: 14, deed: of(productList) },
    { name: 'search', share: 8, deed: of(productSearch) },
    { name: 'product', share: 10, deed: of(productDetail) },
    { name: 'rooms', share: 12, deed: of(roomSearch) },
    {
      name: 'year view',
      share: 12,
      deed: (turn) =>
        get(turn, `${API}${readYear.path}?idContract=${memberOf(crowd, turn).contractId}&year=${year}`),
    },
    { name: 'stay', share: 5, deed: of(createBooking) },
    { name: 'checkout', share: 4, deed: of(checkout) },
    { name: 'sign-in', share: 3, deed: of(signIn) },
    { name: 'picture', share: 2, deed: hangPicture(url, crowd) },
    {
      name: 'statement',
      share: 1,
      deed: (turn) =>
        get(
          turn,
          `${API}${exportStatement.path}?id=${memberOf(crowd, turn).contractId}&year=${year}&format=${turn % 2 ? 'csv' : 'xlsx'}`,
        ),
    },
    { name: 'report', share: 1, deed: openReport(url) },
  ]
}

/** Hangs a picture of 12 megapixels into an owner's gallery; a full one is emptied first. */
function hangPicture(url: string, crowd: Crowd): Deed {
  const picture = drawPicture()
  return async (turn) => {
    const member = memberOf(crowd, turn)
    const { headers } = browserCall({ method: 'GET', path: '' }, member)
    const gallery = `${url}${API}${listPhotos.path}`
    const { data } = (await (await fetch(gallery, { headers })).json()) as { data: { idGallery: number }[] }
    for (const { idGallery } of data.length >= 5 ? data : [])
      await fetch(`${url}${API}${removePhoto.path}?idGallery=${idGallery}`, { method: 'DELETE', headers })
    const body = new FormData()
    body.append('file', new Blob([await picture]), 'terrace.jpg')
    return fetch(`${url}${API}${addPhoto.path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    })
  }
}

async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const drawn = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#0a7', noise } })
  return new Uint8Array(await drawn.jpeg({ quality: 60 }).toBuffer())
}

/** Opens a report's PDF; the owner signs in where nobody has yet, or where the session has ended. */
function openReport(url: string): Deed {
  let headers: Record<string, string> | null = null
  let path = ''
  const enter = async () => {
    const call = browserCall({ method: 'POST', path: API + signInCall.path }, null, WITH_REPORT)
    const entered = await fetch(url + call.path, {
      method: 'POST',
      headers: call.headers,
      body: call.body ?? '',
    })
    const token = new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(entered.headers.getSetCookie().join(';'))?.[1]
    const signed = { ...call.headers, cookie: `${SESSION_COOKIE}=${token}` }
    const { data } = (await entered.json()) as { data: { contracts: { id: number }[] } }
    const reports = `${API}${listReports.path}?idContract=${data.contracts[0]?.id}`
    const { waiting } = (await (await fetch(url + reports, { headers: signed })).json()) as {
      waiting: { id: number }[]
    }
    path = `${API}${readReportFile.path}?id=${waiting[0]?.id}`
    headers = signed
  }
  return async () => {
    if (!headers) await enter()
    const answer = await fetch(url + path, { headers: headers ?? {} })
    if (answer.status === 401) headers = null
    return answer
  }
}
