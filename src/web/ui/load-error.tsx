import { Trans } from '@lingui/react/macro'
import { Button } from './button.tsx'
import { FormError } from './fields/field.tsx'

interface LoadErrorProps {
  /** The query that failed. */
  query: { error: Error; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** A part of a page that could not be read: why, and once more. */
export function LoadError({ query }: LoadErrorProps) {
  return (
    <div className="stack load-error">
      <FormError>{query.error.message}</FormError>
      <div>
        <Button kind="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  )
}
