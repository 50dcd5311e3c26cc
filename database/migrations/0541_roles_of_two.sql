-- Roles that move money, or give out roles, are given by two managers where the club has two: what one asks for waits here for another's answer.
CREATE TABLE staff_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer REFERENCES admins,  -- whose roles are to change
  person jsonb CHECK (jsonb_typeof(person) = 'object'),  -- or who is to be invited: name, lastname, email, languageName
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  asked_by_admin_id integer NOT NULL REFERENCES admins,
  asked_at timestamptz NOT NULL,
  answered_by_admin_id integer REFERENCES admins,
  answered_at timestamptz,
  agreed boolean,
  CHECK (num_nonnulls(staff_id, person) = 1),
  CHECK (num_nulls(answered_by_admin_id, answered_at, agreed) IN (0, 3)),
  CONSTRAINT staff_requests_two CHECK (answered_by_admin_id NOT IN (asked_by_admin_id, staff_id) OR NOT agreed)
);
CREATE INDEX staff_requests_waiting ON staff_requests (asked_at) WHERE answered_at IS NULL;
