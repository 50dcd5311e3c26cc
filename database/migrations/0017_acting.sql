-- Which owner an admin acted for, and since when: what the admin chose lately, and who looked at whose account.

CREATE TABLE acting_turns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_id integer NOT NULL REFERENCES admins,
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  began_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= began_at)
);
CREATE INDEX acting_turns_admin ON acting_turns (admin_id, id DESC);
CREATE INDEX acting_turns_owner ON acting_turns (owner_id, id DESC);
