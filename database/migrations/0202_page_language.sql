-- In which language the provider's page of a payment was asked for first: asked for again it is the same page (idempotency key).
ALTER TABLE contract_payments ADD COLUMN page_language text CHECK (page_language IN ('en', 'es'));
