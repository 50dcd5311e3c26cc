/** An owner whose page was opened. */
export interface OpenedOwner {
  idOwner: number
  name: string
  lastname: string
}

const MOST_OPENED = 5

/** The owners opened last in this tab, the latest first. They leave with the page: nothing of an owner is kept on the device. */
let opened: readonly OpenedOwner[] = []

/** Notes that an owner's page was opened. */
export function noteOpened(owner: OpenedOwner): void {
  opened = [owner, ...opened.filter(({ idOwner }) => idOwner !== owner.idOwner)].slice(0, MOST_OPENED)
}

/** The owners opened last. */
export const lastOpened = () => opened
