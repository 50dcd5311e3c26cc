/** The letters that the document's fonts hold: the Latin alphabets, Vietnamese among them, their punctuation, and the minus sign. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9\u2013\u2014\u2018-\u201e\u2026\u2212]/gu

/** A name as the document can show it: a letter that no font of ours holds is a question mark. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(UNKNOWN, '?')
}
