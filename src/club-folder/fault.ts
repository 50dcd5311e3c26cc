/** Why a text is not what it should be: a sentence without its end, “12,5” is no amount. */
export class Fault {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}
