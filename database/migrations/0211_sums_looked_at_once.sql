-- The lines of a fee and of a document add up to it, looked at once for each whole and no more once for each of its lines: a charge run
-- writes a hundred thousand. Of the lines that a statement adds to a whole the first one has it looked at, at the end of the
-- transaction; where the first is not among them, the whole itself is written again as it is, and looked at.

DROP TRIGGER condo_fee_lines_add_up ON condo_fee_lines;
CREATE CONSTRAINT TRIGGER condo_fee_lines_add_up AFTER UPDATE OR DELETE ON condo_fee_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_condo_fee_total();
CREATE CONSTRAINT TRIGGER condo_fee_lines_first_adds_up AFTER INSERT ON condo_fee_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position = 1) EXECUTE FUNCTION check_condo_fee_total();

DROP TRIGGER transaction_lines_add_up ON transaction_lines;
CREATE CONSTRAINT TRIGGER transaction_lines_add_up AFTER UPDATE OR DELETE ON transaction_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transaction_total();
CREATE CONSTRAINT TRIGGER transaction_lines_first_adds_up AFTER INSERT ON transaction_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position = 1) EXECUTE FUNCTION check_transaction_total();

CREATE FUNCTION look_at_added_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'condo_fee_lines' THEN
    UPDATE condo_fees f SET cents = f.cents
     WHERE f.id IN (SELECT condo_fee_id FROM added GROUP BY condo_fee_id HAVING min(position) > 1);
  ELSE
    UPDATE transactions t SET cents = t.cents
     WHERE t.id IN (SELECT transaction_id FROM added GROUP BY transaction_id HAVING min(position) > 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER condo_fee_lines_looked_at AFTER INSERT ON condo_fee_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION look_at_added_lines();
CREATE TRIGGER transaction_lines_looked_at AFTER INSERT ON transaction_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION look_at_added_lines();
