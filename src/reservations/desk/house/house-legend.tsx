import { Trans } from '@lingui/react/macro'

/** What the fills of the chart mean. */
export function HouseLegend() {
  return (
    <p className="house-legend">
      <span>
        <i className="owner" />
        <Trans>Owner</Trans>
      </span>
      <span>
        <i className="guest" />
        <Trans>Owner’s guest</Trans>
      </span>
      <span>
        <i className="waits" />
        <Trans>Waits for an answer</Trans>
      </span>
      <span>
        <i className="leaving" />
        <Trans>To be cancelled</Trans>
      </span>
      <span>
        <i className="unplaced" />
        <Trans>Not placed</Trans>
      </span>
      <span>
        <i className="closed" />
        <Trans>Closed</Trans>
      </span>
      <span>
        <i className="taken" />
        <Trans>Taken, and last year’s mark</Trans>
      </span>
    </p>
  )
}
