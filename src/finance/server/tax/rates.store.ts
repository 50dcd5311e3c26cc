import { type RawBuilder, sql } from 'kysely'

/** A rate counts for the days after it, at most so many. */
const RATE_LASTS_DAYS = 31

/** Pesos for one unit of a currency on a day, by the newest rate of the club that is not too old; null where there is none. */
export function rateOn(currency: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`
    (SELECT x.pesos FROM exchange_rates x
      WHERE x.currency = ${currency} AND x.day <= ${day} AND x.day > ${day} - ${sql.lit(RATE_LASTS_DAYS)}
      ORDER BY x.day DESC LIMIT 1)`
}
