-- A second factor that its owner has lost. The desk asks what the club knows of the owner; when enough of it was right the
-- factor goes a day later, unless somebody who still has the account stops it.

CREATE TABLE lost_factors (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  -- The factor that is meant, by number: one that is set up meanwhile is another one, and stays.
  factor_id integer NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Who of the desk wrote it down; none where it was said at the door, after the right password.
  asked_by_admin_id integer REFERENCES admins,
  granted_at timestamptz,
  granted_by_admin_id integer REFERENCES admins,
  due_at timestamptz,
  reason text CHECK (length(reason) <= 500),
  -- Of the link that stops it; none once it was pressed.
  stop_hash bytea UNIQUE CHECK (length(stop_hash) = 32),
  ended_at timestamptz,
  ending text CHECK (ending IN ('gone', 'stopped', 'declined', 'found', 'closed')),
  ended_by_admin_id integer REFERENCES admins,
  end_reason text CHECK (length(end_reason) <= 500),
  CHECK (num_nonnulls(granted_at, granted_by_admin_id, due_at, reason) IN (0, 4)),
  CHECK (due_at >= granted_at + interval '24 hours'),
  CHECK ((ended_at IS NULL) = (ending IS NULL)),
  CHECK (ending <> 'gone' OR ended_at > due_at)
);
-- One at a time, however many of the desk open it.
CREATE UNIQUE INDEX lost_factors_open ON lost_factors (owner_id) WHERE ended_at IS NULL;
CREATE INDEX lost_factors_due ON lost_factors (due_at) WHERE ended_at IS NULL;
CREATE INDEX lost_factors_owner ON lost_factors (owner_id, ended_at);

-- What was asked, how often, and whether it was right; what was said is kept nowhere.
CREATE TABLE lost_factor_answers (
  loss_id integer NOT NULL REFERENCES lost_factors ON DELETE CASCADE,
  question text NOT NULL CHECK (length(question) <= 40),
  tries integer NOT NULL CHECK (tries BETWEEN 1 AND 2),
  is_right boolean NOT NULL,
  at timestamptz NOT NULL,
  by_admin_id integer NOT NULL REFERENCES admins,
  PRIMARY KEY (loss_id, question)
);

-- What has ended stays as it ended: of a stop and of the day that is over at the same moment the first counts.
CREATE FUNCTION keep_lost_factor_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.ended_at, OLD.ending, OLD.granted_at, OLD.due_at) IS DISTINCT FROM (NEW.ended_at, NEW.ending, NEW.granted_at, NEW.due_at) THEN
    RAISE EXCEPTION 'What was decided of a lost factor is not rewritten';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lost_factors_stay BEFORE UPDATE ON lost_factors
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION keep_lost_factor_ended();

-- A locked or closed account loses nothing: “this wasn’t me” stops it too.
CREATE FUNCTION stop_lost_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lost_factors SET ended_at = greatest(now(), asked_at), ending = 'closed'
   WHERE owner_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER owners_lost_factor_stops AFTER UPDATE OF active, locked_at ON owners
  FOR EACH ROW WHEN (NEW.locked_at IS NOT NULL AND OLD.locked_at IS NULL) EXECUTE FUNCTION stop_lost_factor();

INSERT INTO access_kinds (kind) VALUES ('factor-lost'), ('factor-lost-granted'), ('factor-lost-stopped'), ('factor-lost-gone');
