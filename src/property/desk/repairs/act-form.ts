import type { DeskRepair } from '../../repairs/desk.endpoints.ts'

/** What every form of a deed at the desk gets: the repair as it was read, and how to close the dialog. */
export interface ActFormProps {
  repair: DeskRepair
  onClose: () => void
}
