-- Who holds a contract: its first owner (contracts.owner_id), and others with the same rights. Whose a contract is, is asked here
-- and in the view below, never of contracts.owner_id. The version before writes contracts alone; triggers keep the first
-- owner's row.

CREATE TABLE contract_owners (
  contract_id integer NOT NULL REFERENCES contracts ON DELETE CASCADE,
  owner_id integer NOT NULL REFERENCES owners,
  PRIMARY KEY (contract_id, owner_id)
);
CREATE INDEX contract_owners_owner ON contract_owners (owner_id, contract_id);
INSERT INTO contract_owners (contract_id, owner_id) SELECT id, owner_id FROM contracts;

-- Whose signature an executive report needs: that of any owner, or of all.
ALTER TABLE contracts ADD COLUMN signing text NOT NULL DEFAULT 'any' CHECK (signing IN ('any', 'all'));

-- Contracts as each of their owners has them: owner_id is whoever asks. A lock of a row (FOR UPDATE) is one of both tables, so
-- that nobody stops holding a contract while their own write is under way.
CREATE VIEW held_contracts AS
  SELECT h.owner_id, c.id, c.number, c.hotel_id, c.housing_id, c.category_id, c.membership_code, c.can_subscribe, c.info_long,
         c.starts, c.ends, c.module_property, c.module_promotions, c.module_exchanges, c.signing
    FROM contract_owners h JOIN contracts c ON c.id = h.contract_id;

-- A contract always has an owner: the first one's row comes with it, moves with it, and is not taken away alone.
CREATE FUNCTION keep_first_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM contract_owners WHERE contract_id = NEW.id AND owner_id = OLD.owner_id;
  END IF;
  INSERT INTO contract_owners (contract_id, owner_id) VALUES (NEW.id, NEW.owner_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER contracts_first_owner AFTER INSERT ON contracts FOR EACH ROW EXECUTE FUNCTION keep_first_owner();
CREATE TRIGGER contracts_other_first_owner AFTER UPDATE OF owner_id ON contracts
  FOR EACH ROW WHEN (NEW.owner_id IS DISTINCT FROM OLD.owner_id) EXECUTE FUNCTION keep_first_owner();

CREATE FUNCTION refuse_contract_without_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM contracts WHERE id = OLD.contract_id AND owner_id = OLD.owner_id FOR KEY SHARE)
     AND (TG_OP = 'DELETE' OR (NEW.contract_id, NEW.owner_id) <> (OLD.contract_id, OLD.owner_id)) THEN
    RAISE EXCEPTION 'A contract keeps its first owner' USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_owners_first';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER contract_owners_first BEFORE DELETE OR UPDATE ON contract_owners
  FOR EACH ROW EXECUTE FUNCTION refuse_contract_without_owner();

-- What is remembered of a session says whether a report waits: of all who hold the contract.
CREATE OR REPLACE FUNCTION tell_of_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', 'owner:' || owner_id) FROM contract_owners
    WHERE contract_id = CASE TG_OP WHEN 'DELETE' THEN OLD.contract_id ELSE NEW.contract_id END;
  RETURN NULL;
END $$;
CREATE FUNCTION tell_of_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('sessions', 'owner:' || OLD.owner_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('sessions', 'owner:' || NEW.owner_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER contract_owners_told AFTER INSERT OR UPDATE OR DELETE ON contract_owners
  FOR EACH ROW EXECUTE FUNCTION tell_of_holder();
CREATE CONSTRAINT TRIGGER contract_owners_counted_for_contract AFTER INSERT OR UPDATE OR DELETE ON contract_owners
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_contract_change('contract');

-- Orders are the contract's, whoever of its owners placed them.
CREATE INDEX orders_contract ON orders (contract_id, id DESC);
