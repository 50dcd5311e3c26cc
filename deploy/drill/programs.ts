import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'

interface Wanted {
  log: string
  env?: Record<string, string>
  user?: { uid: number; gid: number }
  cwd?: string
}

/** A program that the drill has started, with all that it has started itself. */
export interface Program {
  child: ChildProcess
  /** How it ended: an exit code, or null after a kill. Pending while it runs. */
  ended: Promise<number | null>
  running: () => boolean
}

const started = new Set<Program>()

/** Starts a program as a child of the drill; what it says goes to its log. */
export function startProgram(command: string, args: readonly string[], wanted: Wanted): Program {
  const log = openSync(wanted.log, 'a')
  const child = spawn(command, args, {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...wanted.env },
    ...wanted.user,
    ...(wanted.cwd && { cwd: wanted.cwd }),
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', () => resolve(-1))
  })
  const program = { child, ended, running: () => child.exitCode === null && child.signalCode === null }
  started.add(program)
  void ended.then(() => started.delete(program))
  return program
}

/** Everything that a process has started, itself first. */
export function familyOf(...roots: number[]): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = parentOf(name)
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const found: number[] = []
  const look = (id: number) => {
    if (found.includes(id)) return
    found.push(id)
    for (const child of children.get(id) ?? []) look(child)
  }
  for (const root of roots) look(root)
  return found
}

function parentOf(id: string): number | null {
  try {
    // The name may hold spaces and brackets.
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\)(?=[^)]*$)/)
    return Number(rest.trim().split(' ')[1])
  } catch {
    return null
  }
}

/** Sends a signal to processes; one that is gone has had it. */
export function signal(ids: readonly number[], name: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, name)
    } catch {}
  }
}

/** What a program has started and let go of: who knows it says so here, and it is ended too. */
export const letGo: (() => number[])[] = []

/** Ends whatever still runs. */
export async function endPrograms(): Promise<void> {
  const left = [...started]
  const ids = left.flatMap(({ child }) => familyOf(child.pid ?? 0))
  // First still, then gone: nothing acts on the end of another.
  const all = [...ids, ...letGo.flatMap((find) => find())]
  signal(all, 'SIGSTOP')
  signal(all, 'SIGKILL')
  await Promise.all(left.map(({ ended }) => ended))
}

/** Asks again until it is so; throws after so many seconds. */
export async function until(
  what: string,
  seconds: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<void> {
  const last = Date.now() + seconds * 1000
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (Date.now() > last) throw new Error(`After ${seconds} s still not: ${what}`)
    await pause(100)
  }
}

export const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))
