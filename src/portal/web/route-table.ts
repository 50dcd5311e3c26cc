import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffRole, TrustedScope } from '../../kernel/endpoint.ts'
import { PROMOTIONS_NAME } from '../../web/brand-words.ts'
import type { PagePath } from '../pages.ts'

/** Who may open a route (spec, section 2). `admins`: the club's people only, and nobody to sign in on /admin-users. */
type RouteAccess = 'public' | 'logged-out' | 'login' | 'admins'

/** What a route asks of the owner and the selected contract, beyond being signed in; where it lacks, home. */
type Need = 'myProperty' | 'promotions' | 'exchanges' | 'canSubscribe' | 'classic'

/** The frame around a screen. */
export type LayoutName = 'login' | 'main' | 'admin' | 'bare'

export interface RouteRow {
  /** One of the pages that the server knows; `/` leads home by itself. */
  path: Exclude<PagePath, '/'>
  title: MessageDescriptor
  access: RouteAccess
  layout: LayoutName
  needs?: readonly Need[]
  /** Of the club's people, who has one of these; without it, admins, and nobody to sign in. */
  roles?: readonly StaffRole[]
  /** The scopes of which each opens it to somebody trusted; `any` for all of them. Without it nobody trusted comes here. */
  trusted?: TrustedScope | 'any' | readonly TrustedScope[]
  /** Shows Restricted Access while an executive report waits for a signature. */
  locked?: true
}

/** Every route of the portal (spec, section 2). The guards, the titles and the navigation come from here alone. */
export const ROUTES: readonly RouteRow[] = [
  loggedOut('/login', msg`Sign in`),
  loggedOut('/forgot-password', msg`Forgot your password?`),
  loggedOut('/reset-password', msg`New password`),

  // Ours: where the mails about a new device and a lost second factor lead.
  { path: '/not-me', title: msg`Was this you?`, access: 'public', layout: 'login' },
  // Ours: where the mail to an owner’s new address leads.
  { path: '/confirm-address', title: msg`Your new email`, access: 'public', layout: 'login' },
  // Ours: where anybody finds out whether a mail is the club's.
  { path: '/verify', title: msg`Is this really the club?`, access: 'public', layout: 'bare' },
  // Ours: where an owner’s invitation leads.
  { path: '/invitation', title: msg`Your invitation`, access: 'public', layout: 'login' },

  main('/home', msg`Dashboard`, { trusted: 'any' }),
  main('/my-account', msg`My account`),
  // Ours: which mails come.
  main('/my-account/mail', msg`Emails you receive`),
  // Ours: family and guests, written once.
  main('/my-account/people', msg`My people`),
  // Ours: what opens the account, its devices, and who came.
  main('/my-account/security', msg`Security`, { trusted: 'any' }),
  main('/my-account/trusted', msg`People you trust`),
  main('/my-account/access', msg`Access to your account`),
  // Ours: what has a day, in one’s own calendar.
  main('/my-account/deadlines', msg`Deadlines in my calendar`),
  // Ours: the number that the desk reads on the telephone.
  main('/my-account/caller', msg`Verify a caller`),
  main('/my-benefits', msg`My Benefits`, { locked: true, trusted: 'stays' }),
  main('/my-reservations', msg`My Reservations`, { locked: true, trusted: 'stays' }),
  main('/my-reservations/request', msg`Reservations`, { locked: true, trusted: 'book' }),
  // Ours: nights that come free go first to who waits for them.
  main('/my-reservations/waiting', msg`Waiting list`, { locked: true, trusted: 'book' }),
  // Ours: two owners give each other their stays.
  main('/my-reservations/trades', msg`Trades`, { locked: true, trusted: 'book' }),
  // Ours: weeks that everybody wants are drawn.
  main('/my-reservations/draws', msg`Peak weeks`, { locked: true, trusted: 'book' }),
  main('/my-reservations/draws/$id', msg`Peak weeks`, { locked: true, trusted: 'book' }),
  // Ours: a stay's own page; changing it keeps the spec's address.
  main('/my-reservations/$id', msg`Your stay`, { locked: true, trusted: 'stays' }),
  main('/my-reservations/edit/$id', msg`Edit My Reservation`, { locked: true, trusted: 'book' }),
  main('/my-reports', msg`My reports`, { trusted: 'money' }),
  main('/condomimium', msg`Profit`, { trusted: 'money' }),
  main('/resources', msg`Resources`, { trusted: 'documents' }),
  main('/about-us', msg`About Us`),
  { ...main('/not-found', msg`Not found`, { trusted: 'any' }), layout: 'bare' },

  { ...main('/admin-users', msg`Owners`), access: 'admins', layout: 'admin' },
  // Ours: what owners wait for.
  staff('/desk', msg`Desk`, ['desk', 'finance']),
  // Ours: who sleeps where, and the day of a resort.
  staff('/desk/house', msg`House`, ['desk', 'manager']),
  // Ours: everything about one owner.
  staff('/desk/owners/$id', msg`Owner`, ['admin', 'desk', 'finance']),
  // Ours: repairs as jobs, from what an owner asked for to the bill.
  staff('/desk/repairs', msg`Repairs`),
  staff('/desk/repairs/$id', msg`Repair`),
  // Ours: for which weeks owners wait.
  staff('/desk/waiting', msg`Waiting list`),
  // Ours: weeks that everybody wants are drawn.
  staff('/desk/draws', msg`Draws`),
  // Ours: the stays that owners give each other.
  staff('/desk/trades', msg`Trades`),
  staff('/desk/trades/$id', msg`Trades`),
  // Ours: the number that tells an owner that the desk is calling.
  staff('/desk/callers', msg`Calls`),
  // Ours: who comes to what, day by day, for those who serve.
  staff('/desk/days', msg`Day lists`),
  // Ours: what was received, and the ways of finance.
  staff('/desk/money', msg`Money`, ['finance']),
  // Ours: what the club tells and offers its owners.
  staff('/desk/publish', msg`Publishing`, ['desk', 'finance']),
  // Ours: a year of the club in tables.
  staff('/reports', msg`Reports`, ['manager']),
  // Ours: the club's rules, and who changed them.
  staff('/settings', msg`Settings`, ['manager']),
  // Ours: who of the club's people does what.
  staff('/staff', msg`People of the club`, ['manager']),

  // Ours: what opens the account of one of the club’s people, and where whoever has to sets a second factor up.
  { ...main('/my-keys', msg`Your keys`), layout: 'admin' },

  main('/promotions', PROMOTIONS_NAME, { needs: ['promotions'], locked: true }),
  main('/exchanges', msg`Home exchanges`, { needs: ['exchanges', 'canSubscribe'], locked: true }),

  {
    path: '/terms-conditions/$term/$lang',
    title: msg`Terms and conditions`,
    access: 'public',
    layout: 'bare',
  },
  // Ours: a promotion that an owner shared, for whoever has the link.
  {
    path: '/promotions/shared/$slug/$lang',
    title: PROMOTIONS_NAME,
    access: 'public',
    layout: 'bare',
  },
  // Ours: where staff check the passes of visitors, and the pass itself, which anyone opens who was given it.
  { path: '/gate', title: msg`Gate`, access: 'public', layout: 'bare' },
  { path: '/pass', title: msg`Visitor pass`, access: 'public', layout: 'bare' },
  { path: '/guest-pass', title: msg`Guest pass`, access: 'public', layout: 'bare' },
  // Ours: one job, for whoever repairs it and has its link.
  { path: '/repair', title: msg`Repair`, access: 'public', layout: 'bare' },

  main('/things-to-do', msg`Things to do`, { locked: true, trusted: 'order' }),
  main('/things-to-do/product/$slug', msg`Experiences`, { locked: true, trusted: 'order' }),
  main('/things-to-do/cart', msg`Cart`, { locked: true, trusted: 'order' }),
  main('/things-to-do/checkout', msg`Checkout`, { locked: true, trusted: 'order' }),

  property('/my-property', msg`My Property`, ['visitors', 'maintenance']),
  property('/my-property/control-access/create', msg`Control access`),
  property('/my-property/control-access/edit/$id', msg`Control access`),
  property('/my-property/control-access/$id', msg`Control access`),
  maintenance('/my-property/maintenance-request/create'),
  maintenance('/my-property/maintenance-request/edit/$id'),
  maintenance('/my-property/maintenance-request/$id'),
]

function loggedOut(path: RouteRow['path'], title: MessageDescriptor): RouteRow {
  return { path, title, access: 'logged-out', layout: 'login' }
}

function main(
  path: RouteRow['path'],
  title: MessageDescriptor,
  more: Pick<RouteRow, 'needs' | 'locked' | 'trusted'> = {},
): RouteRow {
  return { path, title, access: 'login', layout: 'main', ...more }
}

/** A screen of the club's people, the desk's where no roles are named. */
function staff(
  path: RouteRow['path'],
  title: MessageDescriptor,
  roles: readonly StaffRole[] = ['desk'],
): RouteRow {
  return { path, title, access: 'admins', layout: 'admin', roles }
}

function property(
  path: RouteRow['path'],
  title: MessageDescriptor,
  trusted: RouteRow['trusted'] = 'visitors',
): RouteRow {
  return main(path, title, { needs: ['myProperty'], locked: true, trusted })
}

// The spec asks of these the membership, not the module.
function maintenance(path: RouteRow['path']): RouteRow {
  return main(path, msg`Maintenance requests`, { needs: ['classic'], locked: true, trusted: 'maintenance' })
}

/** The row of a path; an unknown one is a mistake in the program. */
export function rowOf(path: string): RouteRow {
  const row = ROUTES.find((each) => each.path === path)
  if (!row) throw new Error(`The route table has no ${path}`)
  return row
}
