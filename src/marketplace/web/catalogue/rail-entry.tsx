import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MarketSearch } from './market-search.ts'

interface RailEntryProps {
  current: boolean
  search: MarketSearch
  children: ReactNode
}

/** An entry of the catalogue's rail. */
export function RailEntry({ current, search, children }: RailEntryProps) {
  return (
    <li>
      <Link
        to="/things-to-do"
        search={search}
        aria-current={current ? 'page' : undefined}
        // The router too marks what is current; the entries share one path.
        activeOptions={{ exact: true, includeSearch: true }}
        resetScroll={false}
      >
        {children}
      </Link>
    </li>
  )
}
