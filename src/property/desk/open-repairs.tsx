import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { FilesToSave } from '../../web/desk/files-to-save.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { saveFile } from '../../web/save-file.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'
import {
  listOpenMaintenance,
  type MaintenanceDeskDeed,
  type OpenMaintenance,
  readMaintenanceFile,
  workOnMaintenance,
} from '../desk.endpoints.ts'
import { MaintenanceStatusChip } from '../web/maintenance/maintenance-status.tsx'
import { StageChip } from '../web/repairs/stage-chip.tsx'

interface DeedWords {
  label: MessageDescriptor
  title: MessageDescriptor
  lead: MessageDescriptor
  field: MessageDescriptor
  said: MessageDescriptor
}

/** The deeds of a request: the work itself begins on the repair's page, where somebody is named for it first. */
const DEEDS: Record<Exclude<MaintenanceDeskDeed, 'start'>, DeedWords> = {
  resolve: {
    label: msg`Resolve`,
    title: msg`Resolve this request?`,
    lead: msg`It is closed permanently.`,
    field: msg`How it was resolved`,
    said: msg`Request resolved`,
  },
  comment: {
    label: msg`Write a comment`,
    title: msg`Comment on this request`,
    lead: msg`The request stays as it is.`,
    field: msg`Comment`,
    said: msg`Comment sent`,
  },
}

/** The maintenance requests that are not closed. */
export function OpenRepairs({ query }: { query: QueueOf<OpenMaintenance> }) {
  return <Queue query={query}>{(repair) => <Repair key={repair.id} repair={repair} />}</Queue>
}

function Repair({ repair }: { repair: OpenMaintenance }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { id, code, status, stage, description, files, lastWord } = repair
  const lastName = lastWord?.name
  const from = formatDay(repair.firstDay, language)
  const to = formatDay(repair.lastDay, language)
  return (
    <WaitingItem
      title={
        <>
          {code} · {repair.hotel}
        </>
      }
      chip={stage ? <StageChip stage={stage} /> : <MaintenanceStatusChip status={status} />}
      owner={repair.owner}
      coOwners={repair.coOwners}
      since={repair.createdAt}
      facts={[
        { label: <Trans>Visit possible</Trans>, value: from === to ? from : t`${from} to ${to}` },
        { label: <Trans>Residence</Trans>, value: repair.residence },
        {
          label: <Trans>Who does the work</Trans>,
          value: repair.technician ?? <Trans>Nobody is named yet</Trans>,
        },
        ...(repair.provider ? [{ label: <Trans>The owner suggests</Trans>, value: repair.provider }] : []),
        ...(lastWord ? [{ label: <Trans>Last comment, by {lastName}</Trans>, value: lastWord.comment }] : []),
      ]}
      words={description}
      more={
        <>
          {files.length > 0 && (
            <FilesToSave
              files={files}
              save={(key) => saveFile(readMaintenanceFile, { query: { idRequest: id, key } })}
            />
          )}
          <p>
            <Link
              to="/desk/repairs/$id"
              params={{ id: String(id) }}
              className={buttonClass('primary', 'small')}
              data-answer="yes"
            >
              {stage ? (
                <Trans>Go on with this repair</Trans>
              ) : (
                <Trans>Name a technician, or send a quote</Trans>
              )}
            </Link>
          </p>
        </>
      }
      actions={repair.deeds.map((deed) => {
        if (deed === 'start') return null
        const words = DEEDS[deed]
        return (
          <Decision
            key={deed}
            label={i18n._(words.label)}
            name={`${i18n._(words.label)}: ${code}`}
            title={i18n._(words.title)}
            lead={i18n._(words.lead)}
            field={i18n._(words.field)}
            most={2000}
            draft={`maintenance-${id}-${deed}`}
            said={i18n._(words.said)}
            queue={keyOf(listOpenMaintenance)}
            decide={(said, idempotencyKey) =>
              call(workOnMaintenance, {
                body: { idRequest: id, deed, status, words: said },
                idempotencyKey,
                held: true,
              })
            }
          />
        )
      })}
    />
  )
}
