import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoment } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { answerStaffRequest, type StaffRequest } from '../../staff.endpoints.ts'
import { ROLE_WORDS } from './role-words.tsx'
import { useStaffChanged } from './use-staff.ts'

/** Roles that wait until another manager agrees; nothing where none do. */
export function StaffWaiting({ waiting }: { waiting: readonly StaffRequest[] }) {
  if (waiting.length === 0) return null
  return (
    <section className="section" aria-labelledby="staff-waiting">
      <SectionHead
        title={
          <span id="staff-waiting">
            <Trans>Waiting for another manager</Trans>
          </span>
        }
        lead={
          <Trans>
            Roles that move money or give out roles hold once a second manager agrees. A manager stops being
            one once they or another manager agree.
          </Trans>
        }
      />
      <ul className="staff-rows">
        {waiting.map((one) => (
          <Waiting key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ one }: { one: StaffRequest }) {
  const clock = useClubZone()
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const changed = useStaffChanged()
  const { who, email, roles, mayAnswer, mayWithdraw, takesManager, aboutSelf } = one
  const at = formatMoment(new Date(one.at), clock, language)
  const { send, underWay, failure } = useSend({
    send: (agree: boolean) => call(answerStaffRequest, { body: { idRequest: one.id, agree } }),
    done: () => {
      toast(mayWithdraw ? t`Taken back` : t`Answered`, { text: who })
      void changed()
    },
    changed: () => void changed(),
  })
  return (
    <li className="staff-row">
      <div className="staff-who">
        <h3 className="sub">{aboutSelf ? <Trans>{who}, you</Trans> : who}</h3>
        <p className="small muted">{email}</p>
        <p className="small muted">
          <Asked {...one} at={at} />
        </p>
        {failure && <FormError>{failure.message}</FormError>}
      </div>
      <div className="staff-chips">
        {roles.map((role) => (
          <Chip key={role}>{i18n._(ROLE_WORDS[role].name)}</Chip>
        ))}
      </div>
      <div className="staff-acts">
        {mayAnswer ? (
          <>
            <Button
              kind="ghost"
              size="small"
              busy={underWay === false}
              aria-label={t`Don’t agree: ${who}`}
              onClick={() => void send(false)}
            >
              <Trans>Don’t agree</Trans>
            </Button>
            <Button
              kind="secondary"
              size="small"
              busy={underWay === true}
              aria-label={t`Agree: ${who}`}
              onClick={() => void send(true)}
            >
              <Trans>Agree</Trans>
            </Button>
          </>
        ) : (
          <>
            <span className="small muted">
              {takesManager ? (
                <Trans>{who} or another manager answers</Trans>
              ) : (
                <Trans>Another manager answers</Trans>
              )}
            </span>
            {mayWithdraw && (
              <Button
                kind="secondary"
                size="small"
                busy={underWay === false}
                aria-label={t`Take back what you asked for: ${who}`}
                onClick={() => void send(false)}
              >
                <Trans>Take it back</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

/** What is asked for, by whom and when. */
function Asked({ isNew, takesManager, closingReason, openingReason, by, at }: StaffRequest) {
  if (openingReason !== null)
    return (
      <Trans>
        {by} asks to open the account again, with these roles, {at}: “{openingReason}”
      </Trans>
    )
  if (closingReason !== null)
    return (
      <Trans>
        {by} asks to close the account, {at}: “{closingReason}”
      </Trans>
    )
  if (takesManager)
    return (
      <Trans>
        {by} asks to take the manager’s role away and leave these, {at}
      </Trans>
    )
  return isNew ? (
    <Trans>
      {by} wants to invite them, {at}
    </Trans>
  ) : (
    <Trans>
      {by} asks for these roles, {at}
    </Trans>
  )
}
