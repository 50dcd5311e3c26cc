import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { boot } from '../../web/boot.ts'
import type { CallFailure } from '../../web/calls/call.ts'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ErrorBox } from '../../web/ui/state-box.tsx'

/** While the server is asked what a mailed link opens. */
export function CheckingLink() {
  const { t } = useLingui()
  return (
    <Loading label={t`Checking the link`}>
      <div className="stack stack-wide">
        <Skeleton height={56} width="80%" />
        <Skeleton height={48} />
        <Skeleton height={46} />
      </div>
    </Loading>
  )
}

/** The server could not be asked: why, and another try. */
export function LinkUnchecked({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <ErrorBox level="h1" title={t`We couldn’t check the link.`} phone={boot.phone} onRetry={onRetry}>
      {failure.message}
    </ErrorBox>
  )
}

interface LinkEndProps {
  title: ReactNode
  lead: ReactNode
  more?: ReactNode
  /** The ways on. */
  children?: ReactNode
}

/** How a mailed link ended, read out when it appears: what is so now, and the ways on. */
export function LinkEnd({ title, lead, more, children }: LinkEndProps) {
  return (
    <>
      <div className="stack" role="status">
        <h1 className="display">{title}</h1>
        <p className="lead">{lead}</p>
        {more && <p className="muted">{more}</p>}
      </div>
      {children && <div className="form-actions">{children}</div>}
    </>
  )
}
