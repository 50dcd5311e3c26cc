/**
 * Hotel, name, line and place in both languages, days from today, from and to, price in dollars, places, illustration.
 * An end before its start lies past midnight.
 */
export type CastEvent = readonly [
  number,
  string,
  string,
  string,
  string,
  string,
  string,
  number,
  string,
  string,
  number,
  number,
  string,
]
