import { wallOf } from '../../access.ts'
import type { PassFacts } from '../../pass-token.ts'
import type { AccessPasses, GuestPass } from '../../passes.endpoints.ts'

/** What is printed on a pass. */
export interface PassPaper extends Pick<PassFacts, 'type' | 'resort' | 'residence' | 'name' | 'from' | 'to'> {
  /** What the QR code says; none for a pass that does not open. */
  qr: string | null
  code: string | null
  scene: string
}

/** The paper of a guest's pass. */
export function paperOf(
  { access, resort, residence, scene }: AccessPasses,
  pass: Pick<GuestPass, 'name' | 'lastname' | 'qr' | 'code'>,
): PassPaper {
  const { datein: firstDay, dateout: lastDay, allDay, timein: timeIn, timeout: timeOut } = access
  const { name, lastname, qr, code } = pass
  return {
    type: access.type,
    resort,
    residence,
    scene,
    name: `${name} ${lastname}`,
    ...wallOf({ firstDay, lastDay, allDay, timeIn, timeOut }),
    qr,
    code,
  }
}
