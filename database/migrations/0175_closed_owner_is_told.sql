-- An owner's account that is closed or opened again is told to every process, so that a cached session of an admin who acts for
-- that owner is read anew at the next call.

CREATE TRIGGER owners_active_told AFTER UPDATE OF active ON owners
  FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION tell_of_owner();
