import { describe, expect, it } from 'vitest'
import type { StaffRole, TrustedScope } from '../../kernel/endpoint.ts'
import { PAGES } from '../pages.ts'
import { navigationOf } from './navigation.ts'
import { ROUTES, rowOf } from './route-table.ts'
import { type GuardedVisitor, isLocked, whereTo } from './where-to.ts'

type SignedIn = NonNullable<GuardedVisitor>
type ContractOfVisitor = NonNullable<SignedIn['contract']>

const full: ContractOfVisitor = {
  roomCategoryId: 7,
  membership: 'CLASSIC',
  maySubscribe: true,
  modules: { myProperty: true, promotions: true, exchanges: true },
}
const owner: SignedIn = {
  isAdmin: false,
  roles: [],
  canBook: true,
  restricted: false,
  mustSetUp: false,
  contract: full,
}
const withContract = (change: Partial<ContractOfVisitor>): SignedIn => ({
  ...owner,
  contract: { ...full, ...change },
})

const VISITORS = {
  nobody: null,
  owner,
  restricted: { ...owner, restricted: true },
  noModules: withContract({ modules: { myProperty: false, promotions: false, exchanges: false } }),
  notClassic: withContract({ membership: 'SIGNATURE' }),
  noSubscription: withContract({ maySubscribe: false }),
  adminAlone: {
    isAdmin: true,
    roles: ['admin'],
    canBook: false,
    restricted: false,
    mustSetUp: false,
    contract: null,
  },
} satisfies Record<string, GuardedVisitor>

// One row for each route: where it sends nobody, an owner, one without modules, one who is not CLASSIC, one who may
// not subscribe, an admin who has selected no owner; and whether an unsigned report locks it. A dot lets in.
const TABLE = `
/login                                      .      /home  /home  /home  /home  /admin-users  open
/forgot-password                            .      /home  /home  /home  /home  /admin-users  open
/reset-password                             .      /home  /home  /home  /home  /admin-users  open
/not-me                                     .      .      .      .      .      .             open
/confirm-address                            .      .      .      .      .      .             open
/verify                                     .      .      .      .      .      .             open
/invitation                                 .      .      .      .      .      .             open
/home                                       /login .      .      .      .      /admin-users  open
/my-account                                 /login .      .      .      .      /admin-users  open
/my-account/mail                            /login .      .      .      .      /admin-users  open
/my-account/people                          /login .      .      .      .      /admin-users  open
/my-account/security                        /login .      .      .      .      /admin-users  open
/my-account/trusted                         /login .      .      .      .      /admin-users  open
/my-account/access                          /login .      .      .      .      /admin-users  open
/my-account/deadlines                       /login .      .      .      .      /admin-users  open
/my-account/caller                          /login .      .      .      .      /admin-users  open
/my-benefits                                /login .      .      .      .      /admin-users  locked
/my-reservations                            /login .      .      .      .      /admin-users  locked
/my-reservations/request                    /login .      .      .      .      /admin-users  locked
/my-reservations/waiting                    /login .      .      .      .      /admin-users  locked
/my-reservations/trades                     /login .      .      .      .      /admin-users  locked
/my-reservations/draws                      /login .      .      .      .      /admin-users  locked
/my-reservations/draws/$id                  /login .      .      .      .      /admin-users  locked
/my-reservations/$id                        /login .      .      .      .      /admin-users  locked
/my-reservations/edit/$id                   /login .      .      .      .      /admin-users  locked
/my-reports                                 /login .      .      .      .      /admin-users  open
/condomimium                                /login .      .      .      .      /admin-users  open
/resources                                  /login .      .      .      .      /admin-users  open
/about-us                                   /login .      .      .      .      /admin-users  open
/not-found                                  /login .      .      .      .      .             open
/admin-users                                .      /home  /home  /home  /home  .             open
/desk                                       /admin-users /home /home /home /home /admin-users open
/desk/house                                 /admin-users /home /home /home /home /admin-users open
/desk/owners/$id                            /admin-users /home /home /home /home .            open
/desk/repairs                               /admin-users /home /home /home /home /admin-users open
/desk/repairs/$id                           /admin-users /home /home /home /home /admin-users open
/desk/waiting                               /admin-users /home /home /home /home /admin-users open
/desk/draws                                 /admin-users /home /home /home /home /admin-users open
/desk/trades                                /admin-users /home /home /home /home /admin-users open
/desk/trades/$id                            /admin-users /home /home /home /home /admin-users open
/desk/callers                               /admin-users /home /home /home /home /admin-users open
/desk/days                                  /admin-users /home /home /home /home /admin-users open
/desk/money                                 /admin-users /home /home /home /home /admin-users open
/desk/publish                               /admin-users /home /home /home /home /admin-users open
/reports                                    /admin-users /home /home /home /home /admin-users open
/settings                                   /admin-users /home /home /home /home /admin-users open
/staff                                      /admin-users /home /home /home /home /admin-users open
/my-keys                                    /login .      .      .      .      .             open
/promotions                                 /login .      /home  .      .      /admin-users  locked
/exchanges                                  /login .      /home  .      /home  /admin-users  locked
/terms-conditions/$term/$lang               .      .      .      .      .      .             open
/promotions/shared/$slug/$lang              .      .      .      .      .      .             open
/gate                                       .      .      .      .      .      .             open
/pass                                       .      .      .      .      .      .             open
/guest-pass                                 .      .      .      .      .      .             open
/repair                                     .      .      .      .      .      .             open
/things-to-do                               /login .      .      .      .      /admin-users  locked
/things-to-do/product/$slug                 /login .      .      .      .      /admin-users  locked
/things-to-do/cart                          /login .      .      .      .      /admin-users  locked
/things-to-do/checkout                      /login .      .      .      .      /admin-users  locked
/my-property                                /login .      /home  .      .      /admin-users  locked
/my-property/control-access/create          /login .      /home  .      .      /admin-users  locked
/my-property/control-access/edit/$id        /login .      /home  .      .      /admin-users  locked
/my-property/control-access/$id             /login .      /home  .      .      /admin-users  locked
/my-property/maintenance-request/create     /login .      .      /home  .      /admin-users  locked
/my-property/maintenance-request/edit/$id   /login .      .      /home  .      /admin-users  locked
/my-property/maintenance-request/$id        /login .      .      /home  .      /admin-users  locked
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/) as [string, ...string[]])

describe('the route table', () => {
  it('has a row for every page that the server answers with the portal, and for no other', () => {
    expect(['/', ...ROUTES.map(({ path }) => path)].sort()).toEqual([...PAGES].sort())
  })

  it('has these routes and no other', () => {
    expect(ROUTES.map(({ path }) => path)).toEqual(TABLE.map(([path]) => path))
  })

  it.each(TABLE)('%s: who is sent where', (path, ...expected) => {
    const { nobody, noModules, notClassic, noSubscription, adminAlone, restricted } = VISITORS
    const visitors: GuardedVisitor[] = [nobody, owner, noModules, notClassic, noSubscription, adminAlone]
    const row = rowOf(path)
    const actual = visitors.map((visitor) => whereTo(row, visitor) ?? '.')
    expect([...actual, isLocked(row, restricted) ? 'locked' : 'open']).toEqual(expected)
    expect(isLocked(row, owner)).toBe(false)
  })

  it.each<[TrustedScope, string[]]>([
    ['money', ['/my-reports', '/condomimium']],
    ['documents', ['/resources']],
    ['stays', ['/my-benefits', '/my-reservations', '/my-reservations/$id']],
    [
      'book',
      [
        '/my-reservations/request',
        '/my-reservations/waiting',
        '/my-reservations/trades',
        '/my-reservations/draws',
        '/my-reservations/draws/$id',
        '/my-reservations/edit/$id',
      ],
    ],
    [
      'visitors',
      [
        '/my-property',
        '/my-property/control-access/create',
        '/my-property/control-access/edit/$id',
        '/my-property/control-access/$id',
      ],
    ],
    [
      'maintenance',
      [
        '/my-property',
        '/my-property/maintenance-request/create',
        '/my-property/maintenance-request/edit/$id',
        '/my-property/maintenance-request/$id',
      ],
    ],
    [
      'order',
      ['/things-to-do', '/things-to-do/product/$slug', '/things-to-do/cart', '/things-to-do/checkout'],
    ],
  ])('lets somebody trusted with %s to the pages of it, and to no other', (scope, pages) => {
    const trusted = { ...owner, trusted: [scope] }
    const open = ROUTES.filter((row) => row.access === 'login' && whereTo(row, trusted) === null)
    const all = ['/home', '/my-account/security', ...pages, '/not-found']
    expect(open.map(({ path }) => path).sort()).toEqual(all.sort())
    for (const { path } of navigationOf(trusted)) expect(all).toContain(path)
  })

  it.each<[string, StaffRole[], string[], string]>([
    ['an admin', ['admin'], ['/admin-users', '/desk/owners/$id'], '/admin-users'],
    [
      'the desk',
      ['desk'],
      [
        '/desk',
        '/desk/callers',
        '/desk/days',
        '/desk/publish',
        '/desk/house',
        '/desk/owners/$id',
        '/desk/repairs',
        '/desk/repairs/$id',
        '/desk/waiting',
        '/desk/draws',
        '/desk/trades',
        '/desk/trades/$id',
        '/desk/owners/$id',
      ],
      '/desk',
    ],
    ['finance', ['finance'], ['/desk', '/desk/money', '/desk/publish', '/desk/owners/$id'], '/desk'],
    ['who gives out roles', ['manager'], ['/reports', '/settings', '/staff', '/desk/house'], '/staff'],
    ['a guard', ['gate'], [], '/gate'],
    [
      'who is two of them',
      ['finance', 'manager'],
      [
        '/desk',
        '/desk/money',
        '/desk/publish',
        '/reports',
        '/settings',
        '/staff',
        '/desk/house',
        '/desk/owners/$id',
      ],
      '/desk',
    ],
  ])(
    'lets %s of the club to their own screens, and sends them there from all others',
    (_, roles, open, home) => {
      const visitor = { ...VISITORS.adminAlone, roles }
      for (const row of ROUTES.filter(({ access }) => access === 'admins'))
        expect([row.path, whereTo(row, visitor)]).toEqual([row.path, open.includes(row.path) ? null : home])
      expect(whereTo(rowOf('/home'), visitor)).toBe(home)
      expect(whereTo(rowOf('/login'), visitor)).toBe(home)
    },
  )

  it('lets the desk to the desk, whether it acts for an owner or not', () => {
    const atDesk = { ...VISITORS.adminAlone, roles: ['admin', 'desk'] as const }
    for (const path of ['/desk', '/desk/days', '/admin-users']) {
      expect(whereTo(rowOf(path), atDesk)).toBeNull()
      expect(whereTo(rowOf(path), { ...atDesk, contract: full })).toBeNull()
    }
    expect(whereTo(rowOf('/desk'), { ...VISITORS.adminAlone, contract: full })).toBe('/admin-users')
    expect(whereTo(rowOf('/home'), atDesk)).toBe('/admin-users')
  })

  it('lets who has to set a second factor up do so, and nothing else', () => {
    for (const visitor of [owner, VISITORS.adminAlone].map((one) => ({ ...one, mustSetUp: true })))
      for (const row of ROUTES.filter(({ access }) => access !== 'public'))
        expect(whereTo(row, visitor), row.path).toBe(row.path === '/my-keys' ? null : '/my-keys')
  })

  it('knows no other path', () => {
    expect(() => rowOf('/condominium')).toThrow('/condominium')
  })
})

describe('the navigation', () => {
  const paths = (visitor: GuardedVisitor) => navigationOf(visitor).map(({ path }) => path)
  const all = paths(owner)
  const without = (...gone: string[]) => all.filter((path) => !gone.includes(path))

  it('stands in the order of the spec, with Profit and fees beside the reports', () => {
    expect(all).toEqual([
      '/home',
      '/my-benefits',
      '/my-reservations',
      '/my-reports',
      '/condomimium',
      '/my-account',
      '/my-property',
      '/things-to-do',
      '/exchanges',
      '/promotions',
      '/resources',
      '/about-us',
    ])
  })

  it.each<[string, GuardedVisitor, string[]]>([
    ['nobody sees nothing', null, []],
    ['a restricted owner sees the same', VISITORS.restricted, all],
    ['modules that are off', VISITORS.noModules, without('/my-property', '/exchanges', '/promotions')],
    ['a contract that may not subscribe', VISITORS.noSubscription, without('/exchanges')],
    ['another membership', VISITORS.notClassic, all],
    ['may book, no room category', withContract({ roomCategoryId: null }), all],
    ['may not book, room category', { ...owner, canBook: false }, all],
    [
      'may not book, no room category',
      { ...withContract({ roomCategoryId: null }), canBook: false },
      without('/my-reservations'),
    ],
  ])('%s', (_, visitor, expected) => {
    expect(paths(visitor)).toEqual(expected)
  })
})
