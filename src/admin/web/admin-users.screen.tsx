import { useStored } from '../../membership/web/session/store.ts'
import { AdminSignIn } from './admin-sign-in.tsx'
import { ChooseOwner } from './choose-owner.tsx'
import './admin.css'

/** Where admins sign in and choose the owner for whom they act (spec, sections 1 and 2). */
export default function AdminUsersScreen() {
  const session = useStored((state) => state.session)
  // Others of the club's people are on their way to where they begin: what they may not read is not asked for.
  return session?.user.roles.includes('admin') ? <ChooseOwner session={session} /> : <AdminSignIn />
}
