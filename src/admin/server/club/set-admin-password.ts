import { isEasilyGuessed, PASSWORD_MAX, PASSWORD_MIN } from '../../../membership/password.ts'
import { isActive } from '../../../membership/server/account-changes.store.ts'
import { findAccountByEmail, replacePassword } from '../../../membership/server/accounts.store.ts'
import { removeFactor } from '../../../membership/server/factor/factor.store.ts'
import { hashPassword } from '../../../membership/server/sign-in/hash.ts'
import { endOtherSessions } from '../../../membership/server/sign-in/sessions.store.ts'
import { isCommon } from '../../../membership/server/sign-in/tried-first.ts'
import type { Database } from '../../../server/database/database.ts'

/**
 * Sets an admin's password from the machine that the portal runs on, and ends the admin's sessions: admins have no link
 * by mail, and whoever brings a club in has none to sign in with at first.
 */
export async function setAdminPassword(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true; adminId: number } | { ok: false; fault: string }> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX)
    return { ok: false, fault: `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.` }
  if (isEasilyGuessed(password, [email]) || isCommon(password))
    return {
      ok: false,
      fault: 'Anybody would try this password first. A short sentence of your own works well.',
    }
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const admin = await findAccountByEmail(trx, 'admin', email)
    if (!admin) return { ok: false, fault: `There is no admin “${email}”: admins.csv brings them in.` }
    if (!(await isActive(trx, { kind: 'admin', id: admin.id })))
      return {
        ok: false,
        fault: `The account “${email}” is closed. A manager opens it again, or admins.csv.`,
      }
    if (!(await replacePassword(trx, admin, passwordHash, { evenLocked: true })))
      return { ok: false, fault: 'The password was changed by someone else just now. Try again.' }
    // Whoever runs the portal is the way in for an admin whose phone is lost, too.
    await removeFactor(trx, admin)
    await endOtherSessions(trx, admin, null)
    return { ok: true, adminId: admin.id }
  })
}
