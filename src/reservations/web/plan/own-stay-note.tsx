import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { stayDaysWords } from '../stays/stay-words.ts'
import type { Year } from '../year/year-months.ts'

/** Told while the days are chosen, and not by the refusal of what was filled in. */
export function OwnStayNote({ stay }: { stay: Year['stays'][number] }) {
  const days = stayDaysWords(stay.datein, stay.dateout, useLanguage())
  return (
    <div className="request-remark">
      <Note tone="gold" spoken>
        <Trans>
          You have a stay on these days:{' '}
          <Link to="/my-reservations/$id" params={{ id: String(stay.id) }} className="link">
            {days}
          </Link>
          . Another one for the same nights can’t be requested; choose other days, or change that stay.
        </Trans>
      </Note>
    </div>
  )
}
