import { useStored } from '../../membership/web/session/store.ts'
import { AdminSignIn } from './admin-sign-in.tsx'
import { ChooseOwner } from './choose-owner.tsx'
import './admin.css'

/** Where admins sign in and choose the owner for whom they act (spec, sections 1 and 2). */
export default function AdminUsersScreen() {
  const session = useStored((state) => state.session)
  return session ? <ChooseOwner session={session} /> : <AdminSignIn />
}
