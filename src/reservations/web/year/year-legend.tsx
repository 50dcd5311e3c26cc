import { Trans } from '@lingui/react/macro'

/** What the marks mean; each is told by its shape as well as by its colour. */
export function YearLegend() {
  return (
    <p className="legend year-legend">
      <span>
        <i className="year-mark year-confirmed" />
        <Trans>Confirmed stay</Trans>
      </span>
      <span>
        <i className="year-mark year-process" />
        <Trans>Stay in process</Trans>
      </span>
      <span>
        <i className="year-mark year-wished" />
        <Trans>Held for a change</Trans>
      </span>
      <span>
        <i className="year-mark" data-state="free" />
        <Trans>Free</Trans>
      </span>
      <span>
        <i className="year-mark" data-state="free" data-season="high" />
        <Trans>High season</Trans>
      </span>
      <span>
        <i className="year-mark" data-state="free" data-season="quiet" />
        <Trans>Quiet season</Trans>
      </span>
      <span>
        <i className="year-mark" data-state="taken" />
        <Trans>Taken</Trans>
      </span>
      <span>
        <i className="year-mark" data-state="blackout" />
        <Trans context="night">Closed</Trans>
      </span>
      <span>
        <i className="year-mark" data-state="not-enough-nights" />
        <Trans>Not enough nights</Trans>
      </span>
      <span>
        <i className="year-mark" data-state="not-open" />
        <Trans>Not open yet</Trans>
      </span>
    </p>
  )
}
