import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The way to the thread with the club; it says what waits there, where something does. */
export function WriteLink({ children }: { children?: ReactNode }) {
  return (
    <Link to="/about-us" search={{ show: 'message' }}>
      {children || <Trans>Write a message</Trans>}
    </Link>
  )
}
