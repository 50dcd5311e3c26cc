import { useSyncExternalStore } from 'react'
import { boot } from '../../../web/boot.ts'
import { onRememberedElsewhere, remembered } from '../../../web/remembered.ts'
import type { WireSession } from '../../membership.endpoints.ts'

/** Changes when the shape below does; what an older portal stored is then discarded. */
const STATE_VERSION = 1
const KEY = 'veranda.state'

/** By owner, then by form: whatever the form keeps, as plain JSON. */
type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** All that outlives a reload, save the skin and the language. */
export interface State {
  version: typeof STATE_VERSION
  /** The portal's version that wrote this (spec, section 4). */
  appVersion: string
  /** Who is signed in, as sign-in answered it; the proof is the cookie, which scripts cannot read. */
  session: WireSession | null
  /** The selected contract. */
  contractId: number | null
  /** When somebody last moved, typed or touched, in milliseconds since 1970. */
  lastActivity: number
  /** What is being typed: by owner, then by form. */
  drafts: Drafts
}

// By hand: shapes come with the first form, and this portal's own version wrote what is read here.
function isState(read: unknown): read is State {
  if (!isObject(read)) return false
  const { version, appVersion, session, contractId, lastActivity, drafts } = read
  return (
    version === STATE_VERSION &&
    typeof appVersion === 'string' &&
    (session === null || isSession(session)) &&
    (contractId === null || typeof contractId === 'number') &&
    typeof lastActivity === 'number' &&
    isObject(drafts) &&
    Object.values(drafts).every(isObject)
  )
}

function isSession(read: unknown): read is WireSession {
  if (!isObject(read)) return false
  const { user, contracts, actingFor, restricted } = read
  return (
    isObject(user) &&
    typeof user.languageCode === 'string' &&
    Array.isArray(contracts) &&
    contracts.every((one) => isObject(one) && typeof one.id === 'number' && isObject(one.showModules)) &&
    (actingFor === null || isObject(actingFor)) &&
    typeof restricted === 'boolean'
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nothing stored: nobody signed in. */
export function emptyState(appVersion: string): State {
  return {
    version: STATE_VERSION,
    appVersion,
    session: null,
    contractId: null,
    lastActivity: 0,
    drafts: {},
  }
}

/** Reads what is stored; null when there is nothing, or nothing that this portal could have written. */
export function readState(text: string | null): State | null {
  if (!text) return null
  try {
    const read: unknown = JSON.parse(text)
    if (isState(read)) return read
    console.warn('What the portal stored is of another version')
  } catch (problem) {
    console.warn('What the portal stored cannot be read', problem)
  }
  return null
}

let text = remembered(KEY)
let state = readState(text) ?? emptyState(boot.version)
const listeners = new Set<() => void>()

/** What is stored now. */
export function stored(): State {
  return state
}

/**
 * Changes the store, here and in the other tabs. It starts from what is stored now, not from this tab's copy, so that a
 * stale tab does not restore a session that another tab has ended.
 */
export function store(change: (current: State) => Partial<State>): void {
  follow(remembered(KEY))
  state = { ...state, ...change(state) }
  text = JSON.stringify(state)
  try {
    localStorage.setItem(KEY, text)
    // What the home and a stay showed goes with its session (decisions 0265 and 0341).
    if (!state.session) for (const one of ['home', 'stay']) localStorage.removeItem(`veranda.${one}`)
  } catch (problem) {
    // Blocked or full: the session then lasts until the page is left (spec, section 8: only warned).
    console.warn('The portal could not store its state', problem)
    text = remembered(KEY)
  }
  tell()
}

/** A part of the store; the component draws again when that part changes. */
export function useStored<T>(select: (state: State) => T): T {
  return useSyncExternalStore(onStored, () => select(state))
}

/** Calls back at every change, from this tab or another; answers how to stop. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

onRememberedElsewhere(KEY, (value) => {
  follow(value)
  tell()
})

function follow(now: string | null) {
  if (now === text) return
  text = now
  state = readState(now) ?? emptyState(boot.version)
}

function tell() {
  for (const listener of listeners) listener()
}
