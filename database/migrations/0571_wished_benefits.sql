-- The benefits that a wish on the waiting list is to use once its nights are taken (decision 0451): the benefit, not one of its
-- years, which is known when the nights are.
CREATE TABLE wait_benefits (
  wait_id integer NOT NULL REFERENCES waits ON DELETE CASCADE,
  benefit_id integer NOT NULL REFERENCES benefits,
  quantity integer NOT NULL CHECK (quantity > 0),         -- passes, or cents of money
  PRIMARY KEY (wait_id, benefit_id)
);
CREATE INDEX wait_benefits_benefit ON wait_benefits (benefit_id);

-- Whether the owner in person chose them: what is booked at once then has their word, and waits for none.
ALTER TABLE waits ADD COLUMN benefits_authorized boolean NOT NULL DEFAULT false;

CREATE FUNCTION no_nights_in_wishes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM benefits f WHERE f.id = NEW.benefit_id AND f.unit = 'nights') THEN
    RAISE EXCEPTION 'nights are no benefit of a wish' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER wait_benefits_kept BEFORE INSERT OR UPDATE ON wait_benefits FOR EACH ROW EXECUTE FUNCTION no_nights_in_wishes();
