import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Note } from '../../web/ui/note.tsx'
import type { TradesOfContract } from '../trades.endpoints.ts'
import { useDaysOf } from './trade-words.tsx'

interface ClashNoteProps {
  clash: TradesOfContract['proposed'][number]['clash']
  /** Whose yes it stands in the way of: the reader's own, or that of the owner they have proposed to. */
  of: 'own-yes' | 'their-yes'
}

/** The stay of one's own that is in the way of a trade, and what to do; nothing where none is. */
export function ClashNote({ clash, of }: ClashNoteProps) {
  const daysOf = useDaysOf()
  if (!clash) return null
  const { code } = clash
  const days = daysOf(clash)
  return (
    <Note tone="gold">
      {of === 'own-yes' ? (
        <Trans>
          Your own stay {code}, {days}, is in the way. Change its days or cancel it, and you can agree.
        </Trans>
      ) : (
        <Trans>
          Your own stay {code}, {days}, is in the way: the other owner cannot agree until you change its days
          or cancel it.
        </Trans>
      )}{' '}
      <Link to="/my-reservations/$id" params={{ id: String(clash.id) }} className="link">
        <Trans>See {code}</Trans>
      </Link>
    </Note>
  )
}
