-- A process may remember for some seconds who a session is; it hears at once when that has changed, whoever changed it.
-- The payload is the session's hash, or the owner whose sessions are meant.

CREATE FUNCTION tell_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', encode(OLD.token_hash, 'hex'));
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_ended_told AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_of_session();
-- Activity alone is no news: it only moves forward.
CREATE TRIGGER sessions_changed_told AFTER UPDATE ON sessions
  FOR EACH ROW WHEN (NEW.acting_owner_id IS DISTINCT FROM OLD.acting_owner_id
                     OR NEW.last_active_at < OLD.last_active_at)
  EXECUTE FUNCTION tell_of_session();

CREATE FUNCTION tell_of_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', 'owner:' || owner_id) FROM contracts
    WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.contract_id ELSE NEW.contract_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER executive_reports_told AFTER INSERT OR DELETE OR UPDATE OF signed_at ON executive_reports
  FOR EACH ROW EXECUTE FUNCTION tell_of_report();

CREATE FUNCTION tell_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', 'owner:' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER owners_language_told AFTER UPDATE OF language_name ON owners
  FOR EACH ROW EXECUTE FUNCTION tell_of_owner();
