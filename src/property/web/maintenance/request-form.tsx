import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { type Day, todayIn } from '../../../kernel/day.ts'
import type { FieldFault } from '../../../kernel/words.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { FileField } from '../../../web/ui/files/file-field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { type MaintenanceDetails, sendMaintenance } from '../../maintenance.endpoints.ts'
import { LARGEST_FILE, MOST_OF_A_KIND, mayAskDays } from '../../maintenance.ts'
import { SaveError } from '../save-error.tsx'
import { DaysField } from './days-field.tsx'
import { KeptFiles } from './kept-files.tsx'
import { ProviderField } from './provider-field.tsx'
import type { RequestDraft } from './request-draft.ts'
import { SendingBar } from './sending-bar.tsx'
import { type ChosenFiles, useSendRequest } from './use-send-request.ts'

interface RequestFormProps {
  draft: RequestDraft
  setDraft: (draft: RequestDraft) => void
  zone: string
  idContract: number
  /** The request that is changed; a new one has none. */
  before?: MaintenanceDetails
  /** Beside the button that sends. */
  actions: ReactNode
  onDone: (request: MaintenanceDetails) => void
}

/** What needs repair, when somebody may come and who, with files and images; sent once. */
export function RequestForm(props: RequestFormProps) {
  const { draft, idContract, before, actions } = props
  const { form, change, chosen, choose, today, share, stop } = useRequestForm(props)
  const isBusy = share !== null
  const lost = chosen.files.length + chosen.images.length === 0 ? draft.names : []
  const lostNames = lost.join(', ')
  return (
    <form {...form.props} className="card repair-form">
      <div className="pad repair-fields">
        <input type="hidden" name="idContract" value={idContract} />
        <WhatNeedsRepair
          value={draft.description}
          error={form.error('description')}
          onChange={(description) => change({ description })}
        />
        <DaysField
          draft={draft}
          today={today}
          firstBefore={before?.firstDay}
          error={form.error}
          onChange={change}
        />
        <ProviderField draft={draft} error={form.error('provider')} onChange={change} />
        {lost.length > 0 && (
          <Note tone="gold" title={<Trans>Choose your files again</Trans>}>
            <Trans>Your words were kept, but a browser hands a file over only once: {lostNames}.</Trans>
          </Note>
        )}
        <RepairFiles
          draft={draft}
          before={before}
          chosen={chosen}
          disabled={isBusy}
          onChoose={choose}
          onChange={change}
        />
        {form.failure && <SaveError failure={form.failure} />}
      </div>
      <footer className="repair-foot">
        {share !== null && <SendingBar share={share} onStop={stop} />}
        <KeptHere files={chosen.files.length + chosen.images.length} />
        <div className="repair-buttons">
          {actions}
          <Button type="submit" busy={isBusy || form.busy}>
            {before ? <Trans>Save changes</Trans> : <Trans>Send request</Trans>}
          </Button>
        </div>
      </footer>
    </form>
  )
}

/** The request as it is typed, and the files beside it; sent together. */
function useRequestForm({ draft, setDraft, zone, idContract, before, onDone }: RequestFormProps) {
  const [chosen, setChosen] = useState<ChosenFiles>({ files: [], images: [] })
  const { share, send, stop } = useSendRequest(draft, chosen)
  const today = todayIn(zone, new Date())
  const form = useForm({
    shape: shapeFor(today, before?.firstDay),
    keptAs: `maintenance-${before?.id ?? `new-${idContract}`}`,
    wishOf: (wish) => [wish, chosen, draft.remove],
    send: ({ idContract: contract, ...wish }, idempotencyKey) =>
      send(before ? { idRequest: before.id } : { idContract: contract }, wish, idempotencyKey),
    done: ({ data }) => onDone(data),
  })
  const change = (part: Partial<RequestDraft>) => setDraft({ ...draft, ...part })
  const choose = (part: Partial<ChosenFiles>) => {
    const next = { ...chosen, ...part }
    setChosen(next)
    change({ names: [...next.images, ...next.files].map(({ name }) => name) })
  }
  return { form, change, chosen, choose, today, share, stop }
}

interface WhatNeedsRepairProps {
  value: string
  error: string | undefined
  onChange: (description: string) => void
}

function WhatNeedsRepair({ value, error, onChange }: WhatNeedsRepairProps) {
  const { t } = useLingui()
  return (
    <Field
      label={t`What needs repair`}
      hint={t`Where it is, what happens, since when.`}
      required
      error={error}
    >
      {(control) => (
        <TextArea
          {...control}
          name="description"
          rows={5}
          maxLength={2000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface RepairFilesProps extends Pick<RequestFormProps, 'draft' | 'before'> {
  chosen: ChosenFiles
  disabled: boolean
  onChoose: (part: Partial<ChosenFiles>) => void
  onChange: (part: Partial<RequestDraft>) => void
}

/** The images and the files, those of before among them; so many of each that the request has room for. */
function RepairFiles({ draft, before, chosen, disabled, onChoose, onChange }: RepairFilesProps) {
  const { t } = useLingui()
  const roomFor = (kept: readonly { key: string }[] = []) => ({
    most: MOST_OF_A_KIND - kept.filter(({ key }) => !draft.remove.includes(key)).length,
    of: MOST_OF_A_KIND,
    bytes: LARGEST_FILE,
  })
  const keptProps = { remove: draft.remove, onChange: (remove: readonly string[]) => onChange({ remove }) }
  return (
    <>
      <FileField
        kind="image"
        label={t`Images`}
        limits={roomFor(before?.images)}
        files={chosen.images}
        onChange={(images) => onChoose({ images })}
        disabled={disabled}
      >
        {before && <KeptFiles files={before.images} areImages {...keptProps} />}
      </FileField>
      <FileField
        kind="document"
        label={t`Files`}
        limits={roomFor(before?.files)}
        files={chosen.files}
        onChange={(files) => onChoose({ files })}
        disabled={disabled}
      >
        {before && <KeptFiles files={before.files} {...keptProps} />}
      </FileField>
    </>
  )
}

/** The call's own shape, and the rule about its days, which the server asks as well. */
function shapeFor(today: Day, firstBefore: Day | undefined) {
  type Days = { firstDay: Day; lastDay: Day }
  const rule = (days: Days) => mayAskDays(days, today, firstBefore)
  const backwards = (days: Days) => days.lastDay < days.firstDay
  return sendMaintenance.body!.check(
    z.refine<Days>((days) => !backwards(days), {
      error: 'range-backwards' satisfies FieldFault,
      path: ['lastDay'],
    }),
    z.refine<Days>((days) => backwards(days) || rule(days).ok, {
      error: 'too-small' satisfies FieldFault,
      path: ['firstDay'],
    }),
  )
}
