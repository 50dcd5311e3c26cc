import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PROMOTIONS_NAME } from '../../web/brand-words.ts'
import { rowOf } from './route-table.ts'
import { type GuardedVisitor, whereTo } from './where-to.ts'

export interface NavigationEntry {
  path: string
  label: MessageDescriptor
  /** Entries of `residence` are above the divider, those of `around` (club life) below it. */
  group: 'residence' | 'around'
  /** For those alone whom an owner trusts. */
  trusted?: true
}

/** The sidebar's entries in their order (spec, section 2). */
const ENTRIES: readonly NavigationEntry[] = [
  { path: '/home', label: msg`Dashboard`, group: 'residence' },
  { path: '/my-benefits', label: msg`My Benefits`, group: 'residence' },
  { path: '/my-reservations', label: msg`My Reservations`, group: 'residence' },
  { path: '/my-reports', label: msg`My Reports`, group: 'residence' },
  // Ours: the spec has the page and no entry for it (decision 0071).
  { path: '/condomimium', label: msg`Profit and fees`, group: 'residence' },
  { path: '/my-account', label: msg`My Account`, group: 'residence' },
  // Ours: of My Account, what is theirs.
  { path: '/my-account/security', label: msg`Your sign-in`, group: 'residence', trusted: true },
  { path: '/my-property', label: msg`My Property`, group: 'residence' },
  { path: '/things-to-do', label: msg`Things to do`, group: 'around' },
  { path: '/exchanges', label: msg`Weeks Exchange`, group: 'around' },
  { path: '/promotions', label: PROMOTIONS_NAME, group: 'around' },
  { path: '/resources', label: msg`Documents`, group: 'around' },
  { path: '/about-us', label: msg`About Us`, group: 'around' },
]

/**
 * The entries that a visitor sees: those whose route would let them in. My Reservations asks, besides, that the account can book or the contract has a room category (spec, section 2).
 */
export function navigationOf(visitor: GuardedVisitor): NavigationEntry[] {
  return ENTRIES.filter(({ path, trusted }) => {
    if (trusted && !visitor?.trusted) return false
    if (whereTo(rowOf(path), visitor) !== null) return false
    return path !== '/my-reservations' || mayHaveStays(visitor)
  })
}

function mayHaveStays(visitor: GuardedVisitor): boolean {
  return visitor !== null && (visitor.canBook || visitor.contract?.roomCategoryId != null)
}
