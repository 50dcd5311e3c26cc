import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
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
  type OpenMaintenance,
  readMaintenanceFile,
  workOnMaintenance,
} from '../desk.endpoints.ts'
import { MaintenanceStatusChip } from '../web/maintenance/maintenance-status.tsx'
import { StageChip } from '../web/repairs/stage-chip.tsx'

/** The maintenance requests that are not closed. */
export function OpenRepairs({ query }: { query: QueueOf<OpenMaintenance> }) {
  return <Queue query={query}>{(repair) => <Repair key={repair.id} repair={repair} />}</Queue>
}

function Repair({ repair }: { repair: OpenMaintenance }) {
  const { t } = useLingui()
  const language = useLanguage()
  const inbox = useLocation({ select: ({ search }) => search })
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
              state={{ inbox }}
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
      actions={
        repair.deeds.includes('comment') && (
          <Decision
            label={t`Write a comment`}
            name={t`Write a comment: ${code}`}
            title={t`Comment on this request`}
            lead={t`The request stays as it is.`}
            field={t`Comment`}
            most={2000}
            draft={`maintenance-${id}-comment`}
            said={t`Comment sent`}
            queue={keyOf(listOpenMaintenance)}
            decide={(words, idempotencyKey) =>
              call(workOnMaintenance, {
                body: { idRequest: id, deed: 'comment', status, words },
                idempotencyKey,
                held: true,
              })
            }
          />
        )
      }
    />
  )
}
