import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, call } from '../../../web/calls/call.ts'
import { intentKey } from '../../../web/calls/intent-key.ts'
import { codeInText, passInLink } from '../../pass-link.ts'
import { checkPass, MOST_ENTRIES, noteEntries, readGateSheet } from '../../passes.endpoints.ts'
import {
  type GateSheet,
  keepQueue,
  keepSheet,
  keptQueue,
  keptSheet,
  type QueuedEntry,
} from './gate-memory.ts'
import { keepPage } from './keep-page.ts'
import { checkOffline, type GateAnswer } from './offline-check.ts'

/** How often the gate asks what was withdrawn (milliseconds). */
const ASK_EVERY_MS = 60_000

/** Offline, a sheet older than this is not trusted (milliseconds): half a day, a guard's shift. */
const SHEET_LASTS_MS = 43_200_000
const HOUR_MS = 3_600_000

/** How the gate stands with the club. */
export type GateLine = 'asking' | 'open' | 'offline' | 'signed-out'

/** What was scanned or typed could not be judged. */
export type GateProblem = 'not-a-pass' | 'digits-offline' | 'no-key' | { message: string }

/** A guard's post: what it knows, what it was shown last, and who came and went. */
export function useGate() {
  const [line, setLine] = useState<GateLine>('asking')
  const [sheet, setSheet] = useState<GateSheet | null>(freshSheet)
  const [queue, setQueue] = useState<QueuedEntry[]>(keptQueue)
  const [answer, setAnswer] = useState<GateAnswer | null>(null)
  const [problem, setProblem] = useState<GateProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  const sending = useRef(false)
  const shown = useRef('')

  const queueNow = useCallback((next: QueuedEntry[]) => {
    keepQueue(next)
    setQueue(next)
  }, [])

  const ask = useCallback(async () => {
    const asked = await call(readGateSheet, { background: true })
    setNow(Date.now())
    if (!asked.ok) return setLine(lineOf(asked))
    keepSheet(asked.value.data)
    setSheet(asked.value.data)
    setLine('open')
    const waiting = keptQueue()
    if (waiting.length === 0 || sending.current) return
    sending.current = true
    const sent = await call(noteEntries, { body: { entries: waiting.slice(0, MOST_ENTRIES) } })
    sending.current = false
    if (!sent.ok) return
    const done = new Set(sent.value.data.map(({ key }) => key))
    queueNow(keptQueue().filter(({ key }) => !done.has(key)))
  }, [queueNow])

  useEffect(() => {
    void ask()
    const asking = setInterval(() => void ask(), ASK_EVERY_MS)
    const back = () => void ask()
    window.addEventListener('online', back)
    return () => {
      clearInterval(asking)
      window.removeEventListener('online', back)
    }
  }, [ask])

  const isOpen = sheet !== null
  useEffect(() => (isOpen ? keepPage() : undefined), [isOpen])

  const check = useCallback(async (text: string) => {
    setProblem(null)
    setAnswer(null)
    const token = passInLink(text)?.token
    const code = codeInText(text)
    if (!token && !code) return setProblem('not-a-pass')
    shown.current = text
    setBusy(true)
    const asked = await call(checkPass, { body: token ? { token } : { code: code ?? '' } })
    setBusy(false)
    if (asked.ok) {
      setLine('open')
      return setAnswer({ ...asked.value.data, offline: false })
    }
    if (asked.status === 429 || asked.status === 400) return setProblem({ message: asked.message })
    setLine(lineOf(asked))
    const known = freshSheet()
    if (!token) return setProblem('digits-offline')
    const alone = known && (await checkOffline(token, known, keptQueue(), new Date()))
    if (alone) setAnswer(alone)
    else setProblem('no-key')
  }, [])

  const note = async (direction: 'in' | 'out') => {
    const visitor = answer?.visitor
    if (!visitor || busy) return
    const entry = { key: intentKey(), idPass: visitor.idPass, direction, proof: visitor.proof }
    setBusy(true)
    const sent = await call(noteEntries, { body: { entries: [entry] } })
    setBusy(false)
    const seenAt = new Date().toISOString()
    if (!sent.ok) {
      setLine(lineOf(sent))
      queueNow([...keptQueue(), { ...entry, seenAt }])
    }
    const result = sent.ok ? sent.value.data[0] : null
    // Taken back, or over, since it was looked at.
    if (result?.result === 'refused' || result?.result === 'unknown') return check(shown.current)
    const counted = visitor.entries + (direction === 'in' ? 1 : 0)
    const entries = result ? result.entries : counted
    const insideSince = direction === 'in' ? seenAt : null
    setAnswer({ ...answer, visitor: { ...visitor, entries, insideSince } })
  }

  const clear = () => {
    setAnswer(null)
    setProblem(null)
  }
  const age = sheet ? now - Date.parse(sheet.at) : 0
  const list = sheet && { at: sheet.at, hours: Math.floor(age / HOUR_MS), over: age >= SHEET_LASTS_MS }
  return { line, sheet, list, waiting: queue.length, answer, problem, busy, ask, check, note, clear }
}

export type Gate = ReturnType<typeof useGate>

/** The state of the connection after a failed call: no staff, or not any more, has to sign in; anything else is offline. */
function lineOf({ status }: CallFailure): GateLine {
  return status === 401 || status === 403 || status === 404 ? 'signed-out' : 'offline'
}

function freshSheet(): GateSheet | null {
  const sheet = keptSheet()
  return sheet && Date.now() - Date.parse(sheet.at) < SHEET_LASTS_MS ? sheet : null
}
