import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { EditedWords } from '../../../web/desk/both-languages.tsx'
import { Editor } from '../../../web/desk/editor.tsx'
import { Meanwhile } from '../../../web/desk/meanwhile.tsx'
import { useEditing } from '../../../web/desk/use-editing.ts'
import { useShelfOf } from '../../../web/desk/use-shelf-of.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import {
  type ChargeRun,
  listChargeRuns,
  type RunHotel,
  saveChargeRun,
} from '../../charges/charges.endpoints.ts'
import { HindranceWords } from './hindrance-note.tsx'
import { RunFacts } from './run-facts.tsx'
import { RunLines } from './run-lines.tsx'
import { ChargeRunPreview } from './run-preview.tsx'
import { RunRule } from './run-rule.tsx'
import { booksOf, newRun, RUN_SHAPE, type RunValue, runValue } from './run-value.ts'

interface RunEditorProps {
  /** Null for a new one. */
  run: ChargeRun | null
  hotels: readonly RunHotel[]
  thisYear: number
}

/** Writes a budget beside the fees that it makes. */
export function RunEditor({ run, hotels, thisYear }: RunEditorProps) {
  // A new one is for next year, at the first resort that has none.
  const next = thisYear + 1
  const first = hotels.find(({ years }) => !years.includes(next)) ?? hotels[0]
  const [initial] = useState(() => (run ? runValue(run) : first && newRun(first, next)))
  if (!initial)
    return (
      <div className="card">
        <StateBox art="loggia" title={<Trans>The club has no resort yet</Trans>}>
          <Trans>A budget is a resort’s. Bring the resorts in first.</Trans>
        </StateBox>
      </div>
    )
  return <Writing run={run} initial={run ? runValue(run) : initial} hotels={hotels} thisYear={thisYear} />
}

function Writing({ run, initial, hotels, thisYear }: RunEditorProps & { initial: RunValue }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { readAnew } = useShelfOf('charges', listChargeRuns)
  const editing = useEditing({
    draft: `charge-run-${run?.id ?? 'new'}`,
    initial,
    shape: RUN_SHAPE,
    send: (written, _, idempotencyKey) =>
      call(saveChargeRun, { body: { ...written, idRun: run?.id ?? null }, idempotencyKey }),
    changed: readAnew,
    done: async ({ data: { id } }) => {
      toast(t`Draft saved`)
      await readAnew()
      await navigate({ to: '/desk/publish', search: { show: 'charges', edit: id }, replace: true })
    },
  })
  const { value, change, error } = editing
  const hotel = hotels.find(({ id }) => id === value.idHotel)
  const inBooks = run ? run.inBooks : hotel ? booksOf(hotel, value.year) : []
  const isSaved = run !== null && JSON.stringify(value) === JSON.stringify(initial)
  const part = { value, change, error }
  const { year } = value
  const name = hotel?.name ?? ''
  return (
    <Editor
      kind="charges"
      title={
        run ? (
          <Trans>
            Budget of {name}, {year}
          </Trans>
        ) : (
          <Trans>New budget</Trans>
        )
      }
      editing={editing}
      preview={
        <aside className="charge-beside" aria-label={t`The fees that it makes`}>
          {run?.hindrance && (
            <Note tone="gold" title={<Trans>The fees were not published</Trans>}>
              <HindranceWords hindrance={run.hindrance} />
            </Note>
          )}
          {!isSaved && (
            <Note>
              {run ? (
                <Trans>
                  What you changed is not saved yet. Save the draft to see its fees and to publish them.
                </Trans>
              ) : (
                <Trans>Once the draft is saved, its fees and what changes for whom show here.</Trans>
              )}
            </Note>
          )}
          {run && isSaved && <ChargeRunPreview run={run} mayPublish />}
        </aside>
      }
      meanwhile={<Meanwhile editing={editing} newest={run?.changed} />}
      actions={
        <Button
          type="submit"
          value="save"
          kind={isSaved ? 'secondary' : 'primary'}
          busy={editing.busy === 'save'}
        >
          <Trans>Save draft</Trans>
        </Button>
      }
    >
      <RunFacts {...part} run={run} hotels={hotels} thisYear={thisYear} />
      <RunLines {...part} inBooks={inBooks} />
      <section className="charge-part">
        <h2 className="title">
          <Trans>The rule by which it is shared</Trans>
        </h2>
        <EditedWords part={part} name="says" label={<Trans>The rule’s own text</Trans>} most={600} rows={3} />
        <RunRule {...part} />
      </section>
    </Editor>
  )
}
