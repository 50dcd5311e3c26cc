import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leadToContract } from '../../../membership/web/session/led-to-contract.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import type { ToDo } from '../../to-do.endpoints.ts'

interface ToDoLinkProps {
  row: ToDo
  className: string
  children: ReactNode
}

/**
 * The way to the thing of a row. What is shown by contract there is shown of this row's. An owner pays the charge that it names at
 * once; an admin, who may not, is led to what it is.
 */
export function ToDoLink({ row, className, children }: ToDoLinkProps) {
  const { user } = useSession()
  const inside = { className, children, onClick: () => leadToContract(row.idContract) }
  if ((row.kind === 'fee' || row.kind === 'charge') && !user.isAdmin)
    return <Link to="/my-reports" search={{ pay: row.currency, charge: row.key }} {...inside} />
  switch (row.kind) {
    case 'authorize':
      return <Link to="/my-reservations/$id" params={{ id: String(row.idBooking) }} {...inside} />
    case 'guests':
      return <Link to="/my-reservations/edit/$id" params={{ id: String(row.idBooking) }} {...inside} />
    case 'fee':
      return <Link to="/condomimium" search={{ year: row.year }} hash={row.key} {...inside} />
    case 'charge': {
      const search = { view: 'statement', year: Number(row.day.slice(0, 4)), search: row.reference } as const
      return <Link to="/my-reports" search={search} {...inside} />
    }
    case 'statement':
      return (
        <Link to="/my-reports" search={{ view: 'statement', year: row.year }} hash="agreement" {...inside} />
      )
    case 'rate':
      return <Link to="/things-to-do" search={{ view: 'orders', order: row.idOrder }} {...inside} />
    case 'quote':
    case 'visit':
      return (
        <Link to="/my-property/maintenance-request/$id" params={{ id: String(row.idRequest) }} {...inside} />
      )
    case 'draw':
      return <Link to="/my-reservations/draws/$id" params={{ id: String(row.idRound) }} {...inside} />
    case 'offer':
      return <Link to={row.trade ? '/my-reservations/trades' : '/my-reservations/waiting'} {...inside} />
    case 'nights':
      return <Link to="/my-reservations/request" {...inside} />
  }
}
