/** Why a text is invalid, as a sentence without its final period: “12,5” is no amount. */
export class Fault {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}
