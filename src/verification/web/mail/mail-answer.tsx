import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../kernel/day.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { OWN_ZONE } from '../../../web/own-zone.ts'
import { useLanguage } from '../../../web/words.ts'
import type { About } from '../../about.ts'
import type { VerifiedMail } from '../../verification.endpoints.ts'
import { ReportMessage } from './report-message.tsx'

const ABOUT: Record<About, MessageDescriptor> = {
  account: msg`Your account, or your password`,
  stay: msg`A stay`,
  order: msg`An order of things to do`,
  meeting: msg`A meeting`,
  message: msg`A message to the club, or its answer`,
  report: msg`An executive report`,
  document: msg`A document`,
  news: msg`News of the club`,
  visit: msg`A visitor’s pass`,
  repair: msg`A maintenance request`,
  statement: msg`Your statement of transactions`,
  deadline: msg`What has a day: due, late, or about to expire`,
  list: msg`A list of the day, for those who serve`,
  suspicion: msg`A message that was reported to us`,
  exchange: msg`The weeks exchange`,
}

/** Yes; and what to compare, because whoever copies a mail copies its code. */
export function MailIsOurs({ mail, code }: { mail: VerifiedMail; code: string }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { sentAt, to, from, about, leadsTo } = mail
  const at = new Date(sentAt)
  return (
    <section className="card verify-answer">
      <AnswerHead icon={<MailCheck aria-hidden />} title={<Trans>Yes, we sent this email</Trans>}>
        <Trans>Compare every line with the email before you.</Trans>
      </AnswerHead>
      <dl className="verify-facts">
        <Fact label={<Trans>Sent</Trans>}>{formatMoment(at, OWN_ZONE, language)}</Fact>
        <Fact label={<Trans>To</Trans>}>{to}</Fact>
        <Fact label={<Trans>From</Trans>}>{from}</Fact>
        {about && <Fact label={<Trans>About</Trans>}>{i18n._(ABOUT[about])}</Fact>}
        <Fact label={<Trans>Asks you for</Trans>}>
          {leadsTo ? (
            <Trans>At most to press its button, which leads to {leadsTo} and nowhere else</Trans>
          ) : (
            <Trans>Nothing. It tells you something</Trans>
          )}
        </Fact>
      </dl>
      <p className="small muted">
        <Trans>One line differs? Then somebody copied our code.</Trans>
      </p>
      <ReportMessage code={code} />
    </section>
  )
}

/** No; and what to do instead. */
export function MailIsNotOurs({ code }: { code: string }) {
  const { phone } = boot
  return (
    <section className="card verify-answer">
      <AnswerHead bad icon={<MailX aria-hidden />} title={<Trans>We did not send this</Trans>}>
        <Trans>
          No email of ours from the last 90 days has this code. Check that you typed it as it stands.
        </Trans>
      </AnswerHead>
      <ul className="verify-advice">
        <li>
          <Trans>Press no link in it, open no file, and don’t answer.</Trans>
        </li>
        <li>
          <Trans>Pay nothing, and tell nobody a password or a number.</Trans>
        </li>
        <li>
          <Trans>
            In doubt, call the concierge:{' '}
            <a className="link verify-phone" href={phoneLink}>
              {phone}
            </a>
          </Trans>
        </li>
      </ul>
      <ReportMessage code={code} />
    </section>
  )
}

interface AnswerHeadProps {
  icon: ReactNode
  title: ReactNode
  bad?: boolean
  children: ReactNode
}

function AnswerHead({ icon, title, bad, children }: AnswerHeadProps) {
  return (
    <div className="verify-answer-head">
      <span className={bad ? 'verify-well verify-well-bad' : 'verify-well'}>{icon}</span>
      <div>
        <h2 className="title">{title}</h2>
        <p className="muted">{children}</p>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="numeric">{children}</dd>
    </div>
  )
}
