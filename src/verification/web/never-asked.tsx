import './never-asked.css'
import { Trans, useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'

/** What nobody of the club asks for, whatever else is true of a mail or a call. */
export function NeverAsked({ title }: { title: string }) {
  const { t } = useLingui()
  const asked = [
    t`Your password, or the digits of your app`,
    t`A fee before a sale, or before money comes back to you`,
    t`An app that lets us see your screen`,
    t`A transfer to a person, a card by email or by phone`,
    t`A signature today, or the offer is gone`,
    t`To go on in a private messenger`,
  ]
  return (
    <section aria-labelledby="never-asked-title">
      <h2 className="title" id="never-asked-title">
        {title}
      </h2>
      <ul className="never-asked">
        {asked.map((one) => (
          <li key={one}>
            <Ban className="icon-small" aria-hidden />
            <span>{one}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        <Trans>Whoever asks for one of these is not the club.</Trans>
      </p>
    </section>
  )
}
