import { addDays, type Day, instantAt } from '../../kernel/day.ts'
import { CAST_CONTRACTS } from './contracts.ts'
import { CAST } from './owners.ts'

/** The number of the demo’s accountant, and of what Elena lets her do. */
export const CARMEN = 1

/** How long Elena’s accountant is let in, and how long ago she was asked, in days. */
const LASTS = 158
const ASKED = 40

const NAME = 'Carmen Lizárraga Soto'
const EMAIL = 'carmen@marea.example'

/** Whom the demo’s first owner trusts: her accountant, who sees money and nothing else. */
export function trustedOfElena({
  today,
  zone,
  passwordHash,
}: {
  today: Day
  zone: string
  passwordHash: string
}) {
  const at = (day: Day, time: string) => instantAt(day, time, zone).toISOString()
  const last = addDays(today, LASTS)
  const accepted = at(addDays(today, 1 - ASKED), '10:20')
  return {
    people: [
      {
        id: CARMEN,
        name: NAME,
        lastname: '',
        email: EMAIL,
        language_name: 'English',
        password_hash: passwordHash,
        created_at: accepted,
      },
    ],
    trusts: [
      {
        id: CARMEN,
        owner_id: CAST.elena,
        trusted_id: CARMEN,
        name: NAME,
        email: EMAIL,
        relation: 'accountant',
        scopes: ['money'],
        last_day: last,
        ends_at: at(addDays(last, 1), '00:00'),
        invited_at: at(addDays(today, -ASKED), '17:05'),
        accepted_at: accepted,
        ended_at: null,
        last_here_at: at(addDays(today, -3), '12:31'),
      },
    ],
    contracts: [{ trust_id: CARMEN, contract_id: CAST_CONTRACTS.elena }],
  }
}
