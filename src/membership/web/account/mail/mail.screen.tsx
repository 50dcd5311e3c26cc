import './mail.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { PageHead, SectionHead } from '../../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { MAIL_CHOICES, type MailChoice } from '../../../mail-choices.ts'
import { useSession } from '../../session/use-session.ts'
import { NewsletterSwitch } from '../settings/newsletter-switch.tsx'
import { useOwnAccount } from '../settings/use-account.ts'
import { AlwaysByMail } from './always-by-mail.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { useMailChoices } from './use-mail-choices.ts'

const ofStays = (choice: MailChoice) => choice.startsWith('stay-')
const STAYS = MAIL_CHOICES.filter(ofStays)
const ofReminders = (choice: MailChoice) => choice.startsWith('remind-')
const REMINDERS = MAIL_CHOICES.filter(ofReminders)
const OTHERS = MAIL_CHOICES.filter((choice) => !ofStays(choice) && !ofReminders(choice))

/** Which mails come to the owner, kind by kind; and those that always come. */
export default function MailScreen() {
  const { t } = useLingui()
  const { user } = useSession()
  const account = useOwnAccount()
  const choices = useMailChoices()
  const failed = [account, choices].find((one) => one.isError && !one.data)
  return (
    <div className="page fade">
      <PageHead
        title={t`Emails you receive`}
        back={
          <Link to="/my-account" className="link small mail-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My account</Trans>
          </Link>
        }
        lead={
          user.isAdmin ? (
            <Trans>These are the owner’s emails. A change applies from the next email on.</Trans>
          ) : (
            <Trans>
              Choose which emails the club sends you. A change applies from the next email on; everything is
              in the portal either way.
            </Trans>
          )
        }
      />
      {failed ? (
        <LoadError query={failed} />
      ) : choices.data && account.data ? (
        <div className="mail-columns">
          <section>
            <SectionHead
              title={<Trans>Your stays</Trans>}
              lead={
                <Trans>
                  Each of these brings a file that keeps the stay up to date in your calendar. A calendar that
                  you subscribe to follows by itself.
                </Trans>
              }
            />
            <MailSwitches choices={STAYS} off={choices.data.data.off} />
          </section>
          <div className="mail-aside">
            <section>
              <SectionHead
                title={<Trans>Reminders</Trans>}
                lead={
                  <Trans>
                    One email a week at most, only about what is not done yet. What is due tomorrow, late, or
                    ends tomorrow comes at once.
                  </Trans>
                }
              />
              <MailSwitches choices={REMINDERS} off={choices.data.data.off} />
            </section>
            <section>
              <SectionHead title={<Trans>Your residence and the club</Trans>} />
              <MailSwitches choices={OTHERS} off={choices.data.data.off}>
                <NewsletterSwitch isOn={account.data.data.newsletter} />
              </MailSwitches>
            </section>
            <AlwaysByMail />
          </div>
        </div>
      ) : (
        <Loading label={t`Loading your choices`}>
          <div className="stack stack-wide">
            <Skeleton height={320} />
            <Skeleton height={160} />
          </div>
        </Loading>
      )}
    </div>
  )
}
