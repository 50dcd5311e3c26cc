-- What the desk has answered and can still take back: the call is kept as it was sent, and made when its seconds are over. Until
-- then nothing of it has happened. A call that is refused then stays here with why, for whoever answered.
CREATE TABLE held_answers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  thing_id integer NOT NULL,
  call text NOT NULL,
  -- As it was sent, letter by letter: the idempotency key is of this text.
  body text NOT NULL,
  -- In which language, from where and with which program it was answered.
  caller jsonb NOT NULL,
  admin_id integer NOT NULL REFERENCES admins ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  -- What was answered with one press is taken back with one press.
  press text NOT NULL CHECK (char_length(press) BETWEEN 1 AND 40),
  held_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  failed_at timestamptz,
  failed_en text,
  failed_es text,
  CHECK ((failed_at IS NULL) = (failed_en IS NULL) AND (failed_at IS NULL) = (failed_es IS NULL))
);
CREATE UNIQUE INDEX held_answers_one_a_thing ON held_answers (kind, thing_id) WHERE failed_at IS NULL;
CREATE INDEX held_answers_due ON held_answers (due_at) WHERE failed_at IS NULL;
CREATE INDEX held_answers_by_admin ON held_answers (admin_id);
