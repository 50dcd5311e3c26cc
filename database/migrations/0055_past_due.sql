-- What of a contract's statement is past due: the home asks for it at every visit, and it is little.
CREATE INDEX transactions_past_due ON transactions (contract_id) WHERE status = 'past-due';
