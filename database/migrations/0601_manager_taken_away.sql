-- The manager's role, or a manager's account, is taken away with the yes of whoever loses it or of another manager: one alone makes themselves the only one no more.
ALTER TABLE staff_requests
  ADD takes_manager boolean NOT NULL DEFAULT false CHECK (NOT takes_manager OR staff_id IS NOT NULL),
  ADD closing_reason text,  -- why the account is to be closed; none: it stays open, with these roles
  ADD CONSTRAINT staff_requests_closing CHECK (closing_reason IS NULL OR takes_manager),
  DROP CONSTRAINT staff_requests_two,
  ADD CONSTRAINT staff_requests_two CHECK (
    NOT agreed OR (answered_by_admin_id <> asked_by_admin_id AND (takes_manager OR answered_by_admin_id <> staff_id))
  );
