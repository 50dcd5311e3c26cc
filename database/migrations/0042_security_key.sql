-- The key under which the log of security events hashes what was typed; made on first use, one for all processes.
CREATE TABLE security_keys (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  key bytea NOT NULL CHECK (length(key) = 32)
);
