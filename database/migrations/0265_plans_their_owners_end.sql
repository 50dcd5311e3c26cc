-- An owner ends their instalments too (decision 0296): who ended a plan is one of the club's people, with a reason that the owner reads, or
-- an owner of the contract.
ALTER TABLE instalment_plans
  ADD COLUMN ended_by_owner_id integer REFERENCES owners,
  DROP CONSTRAINT instalment_plans_check1,
  ADD CONSTRAINT instalment_plans_ended_whole CHECK (
    CASE WHEN ended_at IS NULL THEN num_nonnulls(ended_by_admin_id, ended_by_owner_id, end_reason) = 0
         WHEN ended_by_owner_id IS NULL THEN num_nonnulls(ended_by_admin_id, end_reason) = 2
         ELSE num_nonnulls(ended_by_admin_id, end_reason) = 0 END);

CREATE OR REPLACE FUNCTION keep_plan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes CONSTANT text[] := '{ended_at,ended_by_admin_id,ended_by_owner_id,end_reason,seal_due_at,seal_tries,sealed_at,sealed_file_key}';
BEGIN
  IF to_jsonb(NEW) - changes IS DISTINCT FROM to_jsonb(OLD) - changes
     OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.ended_by_admin_id, NEW.ended_by_owner_id, NEW.end_reason)
         IS DISTINCT FROM (OLD.ended_at, OLD.ended_by_admin_id, OLD.ended_by_owner_id, OLD.end_reason))
     OR (OLD.sealed_at IS NOT NULL AND (NEW.sealed_at, NEW.sealed_file_key) IS DISTINCT FROM (OLD.sealed_at, OLD.sealed_file_key)) THEN
    RAISE EXCEPTION 'plan % was agreed to, and does not change', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'instalment_plans_kept';
  END IF;
  RETURN NEW;
END $$;
