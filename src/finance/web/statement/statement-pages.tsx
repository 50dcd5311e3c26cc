import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { useLookFor } from './use-statement.ts'

/** The way to the other pages of a long statement; nothing where there is one. */
export function StatementPages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  const lookFor = useLookFor()
  if (pages <= 1) return null
  const turnTo = (next: number) => {
    lookFor({ page: next })
    const head = document.getElementById('statement')
    head?.focus({ preventScroll: true })
    head?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav className="row between statement-pages" aria-label={t`Pages of the statement`}>
      <Button kind="secondary" size="small" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        <Trans>Newer</Trans>
      </Button>
      <span className="small muted numeric" role="status">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <Button kind="secondary" size="small" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
        <Trans>Older</Trans>
      </Button>
    </nav>
  )
}
