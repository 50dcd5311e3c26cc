import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { NewLink } from '../../../web/desk/new-link.tsx'
import type { QueueOf } from '../../../web/desk/queue.tsx'
import { Shelf } from '../../../web/desk/shelf.tsx'
import { ShelfItem } from '../../../web/desk/shelf-item.tsx'
import { TakeBack } from '../../../web/desk/take-back.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { type ChargeRun, listChargeRuns, removeChargeRun } from '../../charges/charges.endpoints.ts'
import { deskMoney } from '../desk-money.ts'
import { HindranceNote } from './hindrance-note.tsx'
import { RunChip } from './run-chip.tsx'
import { TakeRunBack } from './take-run-back.tsx'

/** The charge runs, the newest year first. */
export function RunShelf({ query }: { query: QueueOf<ChargeRun> }) {
  return (
    <Shelf
      query={query}
      wordsOf={({ hotel, year }) => `${hotel} ${year}`}
      tools={
        <NewLink kind="charges">
          <Trans>New budget</Trans>
        </NewLink>
      }
      empty={<Trans>Prepare a resort’s budget of a year: its fees follow from the residences’ shares.</Trans>}
    >
      {(run) => <RunItem key={run.id} run={run} />}
    </Shelf>
  )
}

function RunItem({ run }: { run: ChargeRun }) {
  const { t } = useLingui()
  const { id, hotel, year, state, changed, fees, contracts, lines, currency } = run
  const budget = deskMoney({
    cents: lines.flatMap(({ cents }) => cents).reduce<number>((sum, one) => sum + (one ?? 0), 0),
    currency,
  })
  const charged = deskMoney({ cents: run.feesCents, currency })
  return (
    <ShelfItem
      title={
        <>
          {hotel}, {year}
        </>
      }
      chip={<RunChip state={state} />}
      facts={
        <>
          <Trans>Budget {budget}</Trans>
          {fees > 0 && (
            <>
              {' · '}
              <Trans>
                <Plural value={fees} one="# fee" other="# fees" /> of{' '}
                <Plural value={contracts} one="# contract" other="# contracts" />: {charged}
              </Trans>
            </>
          )}
          <HindranceNote run={run} />
        </>
      }
      changed={changed}
      actions={
        <>
          {state === 'prepared' && (
            <TakeBack
              label={<Trans>Remove</Trans>}
              name={t`Remove: ${hotel}, ${year}`}
              title={<Trans>Remove this budget?</Trans>}
              lead={
                <Trans>
                  What is prepared of it is deleted permanently. What the club’s books have charged stays.
                </Trans>
              }
              said={t`Budget removed`}
              list={keyOf(listChargeRuns)}
              act={(idempotencyKey) =>
                call(removeChargeRun, { query: { idRun: id, version: changed.version }, idempotencyKey })
              }
            />
          )}
          {state === 'published' && <TakeRunBack run={run} />}
          <Link
            className={buttonClass('secondary', 'small')}
            to="/desk/publish"
            search={{ show: 'charges', edit: id }}
            aria-label={state === 'prepared' ? t`Edit: ${hotel}, ${year}` : t`Look: ${hotel}, ${year}`}
          >
            {state === 'prepared' ? <Trans>Edit</Trans> : <Trans>Look</Trans>}
          </Link>
        </>
      }
    />
  )
}
