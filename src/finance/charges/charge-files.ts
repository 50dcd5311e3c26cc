import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, type Row } from '../../club-folder/field.ts'
import { choice, day, instant, whole } from '../../club-folder/kinds.ts'
import { hotel } from '../../membership/club-files.ts'
import { QUARTERS, RUN_STATES } from './charge-run.ts'

/** Due days follow each other, and fees that are there were published at a moment. */
function wholeRun(row: Row): string[] {
  const days = QUARTERS.map((quarter) => String(row[`due_${quarter}`]))
  if (days.some((one, at) => at > 0 && one <= (days[at - 1] ?? ''))) return ['the due days follow each other']
  const isThere = row.state === 'published' || row.state === 'taking-back'
  if (isThere !== (row.published_at !== null))
    return ['the states published and taking-back have their published_at, and no other has it']
  return row.settled_at !== null && !isThere ? ['settled_at needs published_at'] : []
}

/** The budgets that the desk makes fees of (decision 0250): after the budgets, and before the fees that name them. */
export const CHARGE_FILES: readonly ClubFile[] = [
  {
    name: 'charge-runs',
    table: 'charge_runs',
    says:
      'The budgets of `budgets.csv` that the desk makes fees of. A budget whose fees are published does not change. Fees that a run ' +
      'made name its hotel (`run_hotel_code` of `condo-fees.csv`). A run that is known stays as it is in the portal.',
    key: ['hotel_id', 'year'],
    numbered: true,
    kept: 'row',
    complete: wholeRun,
    fields: [
      hotel(),
      cell('year', whole(2000, 2200), 'The year of its budget.'),
      cell(
        'state',
        choice(...RUN_STATES),
        'Where it stands; `publishing` and `taking-back` go on in the portal.',
      ),
      ...QUARTERS.map((quarter) =>
        cell(`due_${quarter}`, day, `When the fees of quarter ${quarter} are due.`),
      ),
      cell('published_at', instant, 'When its fees were published.', { empty: null }),
      cell('settled_at', instant, 'When credits that waited for a fee were set against its fees.', {
        empty: null,
      }),
    ],
  },
]
