import { Plural, Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { atRest } from '../../../web/at-rest.ts'
import type { readStatement, StatementFilters } from '../../statement.endpoints.ts'
import { StatementExport } from './statement-export.tsx'
import { StatementPages } from './statement-pages.tsx'
import { StatementTable } from './statement-table.tsx'

/** For paper alone: it comes once the screen is drawn. */
const StatementSheet = lazy(async () => {
  await atRest()
  return { default: (await import('./statement-sheet.tsx')).StatementSheet }
})

interface StatementTransactionsProps {
  statement: AnswerOf<typeof readStatement>
  ask: StatementFilters
  /** The rows are the previous answer (placeholder data); the current one is loading. */
  late: boolean
}

/** The transactions that the filters keep, how many they are, and the ways to take them along. */
export function StatementTransactions({ statement, ask, late }: StatementTransactionsProps) {
  return (
    <section className="fade" aria-labelledby="statement" aria-busy={late}>
      <div className="statement-head">
        <div>
          <h2 id="statement" className="title" tabIndex={-1}>
            <Trans>Transactions</Trans>
          </h2>
          <p className="small faint numeric" role="status">
            <Plural value={statement.count} one="# transaction" other="# transactions" />
          </p>
          <p className="small muted statement-hint">
            <Trans>Press any amount to see what it is made of.</Trans>
          </p>
        </div>
        <StatementExport ask={ask} />
      </div>
      <div className="card statement-card">
        <StatementTable statement={statement} />
        <StatementPages page={statement.page} pages={statement.pages} />
      </div>
      <Suspense fallback={null}>
        <StatementSheet statement={statement} ask={ask} />
      </Suspense>
    </section>
  )
}
