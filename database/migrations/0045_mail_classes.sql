-- A mail's class says what goes first: 1 what opens or guards an account, 2 what somebody did, 3 news for many. The
-- version before, which may still run, names no class and gets the middle one.
ALTER TABLE outbox ADD COLUMN urgency integer NOT NULL DEFAULT 2 CHECK (urgency BETWEEN 1 AND 3);
UPDATE outbox SET urgency = CASE WHEN kind IN ('password-reset', 'password-changed') THEN 1 ELSE 3 END
 WHERE kind IN ('password-reset', 'password-changed', 'newsletter', 'invitation')
   AND sent_at IS NULL AND given_up_at IS NULL;

DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (urgency, next_try_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
