import { Trans } from '@lingui/react/macro'
import { boot, phoneLink } from '../../../web/boot.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'

/** What the programme is, in three steps. */
export function HowItWorks() {
  const { phone } = boot
  return (
    <section aria-labelledby="how-it-works">
      <SectionHead
        title={
          <span id="how-it-works">
            <Trans>How it works</Trans>
          </span>
        }
      />
      <ol className="exchange-steps">
        <li>
          <h3 className="sub">
            <Trans>You give weeks</Trans>
          </h3>
          <p className="muted">
            <Trans>
              Choose a year, and how many weeks of your residence you would let others have in it.
            </Trans>
          </p>
        </li>
        <li>
          <h3 className="sub">
            <Trans>The club looks for a match</Trans>
          </h3>
          <p className="muted">
            <Trans>
              The club goes by your wish. Until a match is found, you can change the weeks or stop taking
              part.
            </Trans>
          </p>
        </li>
        <li>
          <h3 className="sub">
            <Trans>You travel</Trans>
          </h3>
          <p className="muted">
            <Trans>
              Once a match is found another owner counts on it. From then on the concierge helps, at{' '}
              <a className="link phone-link" href={phoneLink}>
                {phone}
              </a>
              .
            </Trans>
          </p>
        </li>
      </ol>
    </section>
  )
}
