import './told.css'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../web/words.ts'
import type { Told } from '../../orders/told.ts'

/** What an owner has to know on the day: where one meets, what to bring, and who serves it, with their phone. */
export function ToldOfLine({ told }: { told: Told | null }) {
  const language = useLanguage()
  if (!told) return null
  const { meetingPoint, bring, contactName, contactPhone } = told
  if (!meetingPoint && !bring && !contactName && !contactPhone) return null
  return (
    <dl className="told">
      {meetingPoint && (
        <div>
          <dt>
            <Trans>Meeting point</Trans>
          </dt>
          <dd>{meetingPoint[language]}</dd>
        </div>
      )}
      {bring && (
        <div>
          <dt>
            <Trans>What to bring</Trans>
          </dt>
          <dd>{bring[language]}</dd>
        </div>
      )}
      {(contactName || contactPhone) && (
        <div>
          <dt>
            <Trans>Who serves</Trans>
          </dt>
          <dd>
            {contactName}
            {contactName && contactPhone && <br />}
            {contactPhone && (
              <a className="link numeric" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                {contactPhone}
              </a>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
