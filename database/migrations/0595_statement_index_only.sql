-- Index of a year's transactions: with amount, currency and whether it is a draft it answers the sums, the months and the balances
-- of a statement by itself; the rows are read for the page alone.
DROP INDEX transactions_contract;
CREATE INDEX transactions_contract ON transactions (contract_id, year, day DESC, id DESC) INCLUDE (cents, currency, status, part);
