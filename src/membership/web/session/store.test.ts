import { beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'veranda.state'
const BOOT = {
  apiToken: 'token',
  brand: { name: 'Club', tagline: 'Of tests', promotions: 'Offers' },
  phone: '+52 1',
  version: '7.0.0',
}

const user = {
  idOwner: 7,
  idUser: null,
  name: 'Elena',
  lastname: 'Ruiz',
  email: 'elena@club.example',
  phone: null,
  languageCode: 'ENG',
  languageId: 2,
  languageName: 'English',
  canBook: true,
  isAdmin: false,
  roles: [],
}
const session = { user, contracts: [], actingFor: null, restricted: false }

let kept: Map<string, string>
let blocked = false

/** The store of a tab that has just been opened. */
async function openTab() {
  vi.resetModules()
  return { ...(await import('./store.ts')), ...(await import('./drafts.ts')) }
}

beforeEach(() => {
  kept = new Map()
  blocked = false
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(BOOT) }) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (blocked) throw new Error('blocked')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('what outlives a reload', () => {
  it('is what was stored', async () => {
    const tab = await openTab()
    tab.store(() => ({ session, contractId: 3, drafts: { 'owner-7': { message: 'Hello' } } }))
    const reloaded = await openTab()
    expect(reloaded.stored()).toEqual(tab.stored())
    expect(reloaded.stored().drafts['owner-7']).toEqual({ message: 'Hello' })
  })

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0 })],
    ['a session without a user', JSON.stringify({ ...empty(), session: {} })],
    ['drafts that are none', JSON.stringify({ ...empty(), drafts: { 'owner-7': 'Hello' } })],
  ])('is discarded when it is malformed: %s', async (_, text) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    kept.set(KEY, text)
    expect((await openTab()).stored()).toEqual(empty())
    // A check of the session or the version that fails is for the console alone (spec, section 8).
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('does not come back from a tab that lags behind a sign-out', async () => {
    const lagging = await openTab()
    lagging.store(() => ({ session }))
    const other = await openTab()
    other.store(() => ({ session: null }))
    lagging.store(() => ({ lastActivity: 5 }))
    expect(JSON.parse(kept.get(KEY) ?? '')).toMatchObject({ session: null, lastActivity: 5 })
    expect(lagging.stored().session).toBeNull()
  })

  it('takes what the home and a stay showed with it when a session ends, by hand or by idleness', async () => {
    const tab = await openTab()
    tab.store(() => ({ session }))
    kept.set('veranda.home', 'Hello, Elena')
    kept.set('veranda.stay', 'BK-10001')
    tab.store(() => ({ lastActivity: 5 }))
    expect(kept.get('veranda.home')).toBe('Hello, Elena')
    tab.store(() => ({ session: null, lastActivity: 0 }))
    expect(kept.has('veranda.home')).toBe(false)
    expect(kept.has('veranda.stay')).toBe(false)
  })

  it('is only warned about when storage is blocked', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    blocked = true
    tab.store(() => ({ contractId: 4 }))
    expect(tab.stored().contractId).toBe(4)
    expect(warned).toHaveBeenCalledOnce()
  })
})

describe('drafts', () => {
  it('belong to the one who types them', async () => {
    const { draftOwner } = await openTab()
    const admin = { ...user, isAdmin: true, idOwner: null, idUser: 2 }
    expect(draftOwner({ session })).toBe('owner-7')
    expect(draftOwner({ session: { ...session, user: admin } })).not.toBe(draftOwner({ session }))
    expect(draftOwner({ session: null })).toBeNull()
  })
})

function empty() {
  return { version: 1, appVersion: '7.0.0', session: null, contractId: null, lastActivity: 0, drafts: {} }
}
