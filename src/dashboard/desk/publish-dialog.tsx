import './mailings.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useState } from 'react'
import { type Day, formatMoment, isDay } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { DayField } from '../../web/desk/day-field.tsx'
import { EditLink } from '../../web/desk/edit-link.tsx'
import { focusShelf } from '../../web/desk/focus-shelf.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../web/words.ts'
import { lackingTexts } from '../newsletter.ts'
import { type Edition, listEditions, publishEdition, testEdition } from '../publish.endpoints.ts'
import { useByMail } from './by-mail.tsx'
import { LackingTexts } from './lacking-texts.tsx'

/** The hour that is proposed for a mail. */
const USUAL_HOUR = '09:00'

type Read = Pick<AnswerOf<typeof listEditions>, 'today' | 'zone' | 'byMail' | 'readers'>

interface PublishDialogProps {
  /** The draft that is asked about; null while none is. */
  edition: Edition | null
  read: Read
  onClose: () => void
}

/** Asks, before a draft is published, who gets it by mail, when, and whether its mail was tested. */
export function PublishDialog({ edition, read, onClose }: PublishDialogProps) {
  const language = useLanguage()
  if (!edition) return null
  const heading = edition.title[language] || edition.title.en || edition.title.es
  const { edition: number, mailed } = edition
  const isWhole = lackingTexts(edition).length === 0
  const owners = read.byMail
  const asksForMail = isWhole && mailed === null && owners > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        !isWhole ? (
          <Trans>It can’t be published yet</Trans>
        ) : asksForMail ? (
          <Plural value={owners} one="Email it to # owner?" other="Email it to # owners?" />
        ) : (
          <Trans>Publish this newsletter?</Trans>
        )
      }
      lead={
        <Trans>
          {heading}, No. {number}
        </Trans>
      }
    >
      {isWhole ? (
        <PublishForm edition={edition} read={read} asksForMail={asksForMail} onClose={onClose} />
      ) : (
        <>
          <LackingTexts letter={edition} />
          <DialogActions>
            <Button kind="secondary" onClick={onClose}>
              <Trans>Keep the draft</Trans>
            </Button>
            <EditLink kind="newsletters" edit={number} name={heading} />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

interface FormProps {
  edition: Edition
  read: Read
  asksForMail: boolean
  onClose: () => void
}

function PublishForm({ edition, read: { today, zone, byMail, readers }, asksForMail, onClose }: FormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useQueryClient()
  const tells = useByMail()
  const [isLater, setLater] = useState(edition.day > today)
  const [day, setDay] = useState<string>(edition.day > today ? edition.day : today)
  const [time, setTime] = useState(USUAL_HOUR)
  const again = () => client.invalidateQueries({ queryKey: keyOf(listEditions) })
  const testing = useSend<void, { data: { to: string; at: string } }>({
    send: (_, idempotencyKey) => call(testEdition, { body: { edition: edition.edition }, idempotencyKey }),
    done: ({ data: { to } }) => {
      toast(t`Test sent`, { text: t`Two emails, one in each language, are on their way to ${to}.` })
      void again()
    },
  })
  const publishing = useSend<
    { day: Day; mail: string | null },
    { data: { state: string; byMail: number | null } }
  >({
    send: (wish, idempotencyKey) =>
      call(publishEdition, {
        body: { edition: edition.edition, version: edition.changed.version, ...wish },
        idempotencyKey,
      }),
    done: ({ data }, wish) => {
      onClose()
      void again().then(focusShelf)
      const from = data.state === 'coming' ? wish.day : null
      const isPlanned = wish.mail !== null && isLater && data.byMail
      toast(isPlanned ? t`Newsletter scheduled` : t`Newsletter published`, {
        text:
          wish.mail === null && edition.mailed === null
            ? t`Nobody gets it by email.`
            : tells(data.byMail, from),
      })
    },
  })
  const isReady = !asksForMail || edition.testedAt !== null
  const isDated = !isLater || (isDay(day) && day >= today)
  const chosen = (): Day => (isLater ? (day as Day) : edition.day < today ? edition.day : today)
  const leaves = isLater ? time || USUAL_HOUR : '00:00'
  return (
    <form
      noValidate
      className="publish-ask"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && isDated) void publishing.send({ day: chosen(), mail: asksForMail ? leaves : null })
      }}
    >
      {asksForMail && (
        <>
          <dl className="publish-readers">
            <Readers count={readers.es} title={edition.title.es}>
              <Trans>in Spanish</Trans>
            </Readers>
            <Readers count={readers.en} title={edition.title.en}>
              <Trans>in English</Trans>
            </Readers>
            {readers.off > 0 && (
              <Readers
                count={readers.off}
                title={<Trans>They switched news by email off in their account.</Trans>}
              >
                <Trans>get none</Trans>
              </Readers>
            )}
          </dl>
          <div className="row wrap publish-test" role="status">
            {edition.testedAt ? (
              <p>
                <CircleCheck className="icon-small" aria-hidden />{' '}
                <TestedAt at={formatMoment(new Date(edition.testedAt), zone, language)} />
              </p>
            ) : (
              <p>
                <CircleAlert className="icon-small" aria-hidden />{' '}
                <Trans>Send yourself a test first: nobody but you gets it.</Trans>
              </p>
            )}
            <Button kind="secondary" size="small" busy={testing.busy} onClick={() => void testing.send()}>
              {edition.testedAt ? <Trans>Send me another</Trans> : <Trans>Send me a test</Trans>}
            </Button>
          </div>
        </>
      )}
      <fieldset className="publish-when">
        <legend className="small muted">
          <Trans>When</Trans>
        </legend>
        <Option name="when" checked={!isLater} onChange={() => setLater(false)} title={<Trans>Now</Trans>} />
        <Option
          name="when"
          checked={isLater}
          onChange={() => setLater(true)}
          title={<Trans>On a later day</Trans>}
        />
      </fieldset>
      {isLater && (
        <div className="editor-row">
          <DayField
            name="day"
            label={<Trans>Owners see it from</Trans>}
            min={today}
            value={day}
            error={isDated ? undefined : t`Choose today or a later day.`}
            onChange={setDay}
          />
          {asksForMail && (
            <Field
              label={<Trans>The email leaves at</Trans>}
              hint={zone.split('/').at(-1)?.replaceAll('_', ' ')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  name="time"
                  value={time}
                  onChange={({ target }) => setTime(target.value)}
                />
              )}
            </Field>
          )}
        </div>
      )}
      {(testing.failure ?? publishing.failure) && (
        <FormError>{(testing.failure ?? publishing.failure)?.message}</FormError>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep the draft</Trans>
        </Button>
        {asksForMail && (
          <Button
            kind="secondary"
            disabled={!isDated}
            onClick={() => void publishing.send({ day: chosen(), mail: null })}
          >
            <Trans>Publish without email</Trans>
          </Button>
        )}
        <Button type="submit" busy={publishing.busy} disabled={!isReady || !isDated}>
          <Deed owners={asksForMail ? byMail : 0} isLater={isLater} />
        </Button>
      </DialogActions>
    </form>
  )
}

function Deed({ owners, isLater }: { owners: number; isLater: boolean }) {
  if (owners === 0) return isLater ? <Trans>Schedule it</Trans> : <Trans>Publish</Trans>
  return isLater ? (
    <Plural value={owners} one="Schedule for # owner" other="Schedule for # owners" />
  ) : (
    <Plural value={owners} one="Email it to # owner" other="Email it to # owners" />
  )
}

function TestedAt({ at }: { at: string }) {
  return <Trans>You had a test of these words in both languages: {at}.</Trans>
}

function Readers({ count, title, children }: { count: number; title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="numeric">{count}</dt>
      <dd>
        {children}
        <span className="small muted">{title}</span>
      </dd>
    </div>
  )
}
