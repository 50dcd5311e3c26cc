-- Where a contract's reports need the signature of all of its owners: what each of them has signed. The report itself is signed
-- (executive_reports.signed_at) with the last one, and until then it waits.

CREATE TABLE report_signatures (
  report_id integer NOT NULL REFERENCES executive_reports ON DELETE CASCADE,
  owner_id integer NOT NULL REFERENCES owners,
  signer text NOT NULL CHECK (length(signer) BETWEEN 1 AND 160),  -- the name as signed
  signed_at timestamptz NOT NULL,
  signed_from text,                                               -- the address it was signed from
  cash_back text CHECK (cash_back IN ('pay-out', 'set-against-condo-fee')),
  PRIMARY KEY (report_id, owner_id)
);
CREATE INDEX report_signatures_owner ON report_signatures (owner_id);

-- Who of the contract's owners has not signed a report yet; those whose account is closed are not waited for.
CREATE VIEW missing_signatures AS
  SELECT r.id AS report_id, h.owner_id
    FROM executive_reports r
    JOIN contracts c ON c.id = r.contract_id AND c.signing = 'all'
    JOIN contract_owners h ON h.contract_id = c.id
    JOIN owners o ON o.id = h.owner_id AND o.active
   WHERE r.signed_at IS NULL
     AND NOT EXISTS (SELECT FROM report_signatures s WHERE s.report_id = r.id AND s.owner_id = h.owner_id);

-- Nobody signs for the others: also the version before, which knows nothing of this, is stopped here.
CREATE FUNCTION refuse_signature_of_some() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM missing_signatures m WHERE m.report_id = NEW.id) THEN
    RAISE EXCEPTION 'This report needs the signature of each owner of the contract'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'executive_reports_signed_by_all';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER executive_reports_signed_by_all BEFORE UPDATE OF signed_at ON executive_reports
  FOR EACH ROW WHEN (OLD.signed_at IS NULL AND NEW.signed_at IS NOT NULL)
  EXECUTE FUNCTION refuse_signature_of_some();

-- Other figures are another report: what was signed of the former ones is nobody's word any more.
CREATE FUNCTION forget_signatures_of_other_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM report_signatures WHERE report_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER executive_reports_other_figures AFTER UPDATE ON executive_reports
  FOR EACH ROW WHEN (NEW.signed_at IS NULL AND (NEW.income_cents, NEW.fees_cents, NEW.currency, NEW.issued_at)
                     IS DISTINCT FROM (OLD.income_cents, OLD.fees_cents, OLD.currency, OLD.issued_at))
  EXECUTE FUNCTION forget_signatures_of_other_figures();

-- What is signed stays as it was signed.
CREATE FUNCTION refuse_change_of_signatures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM executive_reports WHERE id = OLD.report_id AND signed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a signed report does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER report_signatures_stay BEFORE UPDATE OR DELETE ON report_signatures
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_signatures();

-- A signature is news for everybody who holds the contract, and for what is kept of it.
CREATE FUNCTION tell_of_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contract_versions SET version = version + 1
   WHERE contract_id = (SELECT contract_id FROM executive_reports WHERE id = coalesce(NEW.report_id, OLD.report_id))
     AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER report_signatures_counted_for_contract AFTER INSERT OR UPDATE OR DELETE ON report_signatures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_of_signature();
