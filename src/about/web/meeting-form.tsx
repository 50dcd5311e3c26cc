import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useDraft } from '../../web/forms/use-draft.ts'
import { useForm } from '../../web/forms/use-form.ts'
import { Button } from '../../web/ui/button.tsx'
import { KeptHere } from '../../web/ui/connection/kept-here.tsx'
import { Field, FieldGroup } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextArea } from '../../web/ui/fields/text-input.tsx'
import { useLanguage } from '../../web/words.ts'
import { type Channel, MEETING_CHANNELS } from '../meeting.ts'
import { listMeetings, listSlots, scheduleMeeting, type WireMeeting } from '../meetings.endpoints.ts'
import type { StaffContact } from '../staff.endpoints.ts'
import { MEETING_CHANNEL_WORDS } from './channel-words.ts'
import { MeetingRefusal } from './meeting-refusal.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { SubjectField } from './subject-field.tsx'

interface MeetingFormProps {
  people: readonly StaffContact[]
  idStaff: number | undefined
  onDone: (meeting: WireMeeting) => void
}

/** Whom, when, how and about what. What is typed outlives the end of the session. */
export function MeetingForm(props: MeetingFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { form, draft, setDraft, person, setChosen, startsAt, setStartsAt } = useMeetingForm(props)
  if (!person) return null
  return (
    <form {...form.props} className="about-form">
      <Field label={t`With whom`} required error={form.error('idStaff')}>
        {(control) => (
          <Select
            {...control}
            name="idStaff"
            value={person.idStaff}
            onChange={(event) => {
              setChosen(Number(event.target.value))
              setStartsAt('')
            }}
          >
            {props.people.map((one) => (
              <option key={one.idStaff} value={one.idStaff}>
                {one.name} {one.lastname}, {one.title[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SlotChoice
        key={person.idStaff}
        person={person}
        startsAt={startsAt}
        onChange={setStartsAt}
        error={form.error('startsAt')}
      >
        <HowAndWhat
          person={person}
          draft={draft}
          error={form.error}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        {form.failure && !form.failure.fields && (
          <MeetingRefusal failure={form.failure} zone={person.zone} onChoose={setStartsAt} />
        )}
        <KeptHere />
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Schedule the meeting</Trans>
          </Button>
        </div>
      </SlotChoice>
    </form>
  )
}

/** Whom and when, what is typed, and its sending; who is chosen may be none of the team any more. */
function useMeetingForm({ people, idStaff, onDone }: MeetingFormProps) {
  const queries = useQueryClient()
  const contract = useContract()
  const [draft, setDraft, clearDraft] = useDraft('meeting', { subject: '', note: '', channel: 'video' })
  const [chosen, setChosen] = useState(idStaff)
  const [startsAt, setStartsAt] = useState('')
  const person = people.find((one) => one.idStaff === chosen) ?? people[0]
  const refresh = () => {
    for (const endpoint of [listSlots, listMeetings])
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
  const form = useForm({
    shape: scheduleMeeting.body!,
    send: (value, idempotencyKey) =>
      call(scheduleMeeting, { body: { ...value, idContract: contract.id }, idempotencyKey }),
    changed: refresh,
    refused: ({ status }) => {
      if (status === 409) setStartsAt('')
    },
    done: ({ data }) => {
      clearDraft()
      onDone(data)
    },
  })
  return { form, draft, setDraft, person, setChosen, startsAt, setStartsAt }
}

interface HowAndWhatProps {
  person: StaffContact
  draft: { subject: string; note: string; channel: string }
  error: (field: string) => string | undefined
  onChange: (part: Partial<HowAndWhatProps['draft']>) => void
}

/** How one meets, about what, and what helps to prepare. */
function HowAndWhat({ person, draft, error, onChange }: HowAndWhatProps) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup legend={t`How`} required error={error('channel')}>
        <div className="channel-options">
          {MEETING_CHANNELS.map((channel) => (
            <ChannelOption
              key={channel}
              channel={channel}
              person={person}
              checked={draft.channel === channel}
              onChoose={() => onChange({ channel })}
            />
          ))}
        </div>
      </FieldGroup>
      <SubjectField
        label={t`What it is about`}
        value={draft.subject}
        error={error('subject')}
        onChange={(subject) => onChange({ subject })}
      />
      <Field label={t`Note`} hint={t`Anything that helps to prepare.`} error={error('note')}>
        {(control) => (
          <TextArea
            {...control}
            name="note"
            maxLength={1000}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

interface ChannelOptionProps {
  channel: Channel
  person: StaffContact
  checked: boolean
  onChoose: () => void
}

/** A way of meeting, and what it means with this person. */
function ChannelOption({ channel, person, checked, onChoose }: ChannelOptionProps) {
  const { i18n } = useLingui()
  const { user } = useSession()
  const { name } = person
  // The number keeps together where the sentence breaks.
  const phone = user.phone?.replaceAll(' ', '\u00a0')
  return (
    <Option
      name="channel"
      value={channel}
      checked={checked}
      onChange={onChoose}
      title={i18n._(MEETING_CHANNEL_WORDS[channel])}
    >
      {channel === 'video' ? (
        <Trans>{name} sends you the link.</Trans>
      ) : channel === 'in-person' ? (
        (person.hotel?.name ?? <Trans>At the club’s office.</Trans>)
      ) : phone ? (
        <Trans>
          {name} calls {phone}.
        </Trans>
      ) : (
        <Trans>Write in the note where {name} calls you.</Trans>
      )}
    </Option>
  )
}
