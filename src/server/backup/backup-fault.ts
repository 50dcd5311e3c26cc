/** A backup cannot be written, read or restored, and a sentence says why and what to do. */
export class BackupFault extends Error {}

/** What is wrong with a file whose end is missing. */
export const ENDS_EARLY =
  'The file ends in the middle: it was cut off, or never written to its end. Take another backup.'
