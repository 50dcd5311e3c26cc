-- A challenge to prove who one is belongs to the session that asked for it: signed for one it proves no other.
ALTER TABLE passkey_challenges ADD COLUMN session_hash bytea CHECK (length(session_hash) = 32);
