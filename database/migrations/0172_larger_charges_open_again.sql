-- A charge that its payments covered and that gets larger is open again, as the club's books had it; and one that is covered because it
-- got smaller remembers what the books said, not what the portal made of that.
CREATE OR REPLACE FUNCTION keep_paid_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  SELECT coalesce(sum(l.cents), 0) INTO paid FROM contract_payment_lines l WHERE l.transaction_id = NEW.id;
  IF NEW.status = 'paid' AND OLD.status = 'paid' AND NEW.club_status IS NOT NULL AND NEW.paid_cents + paid < -NEW.cents THEN
    NEW.status := NEW.club_status;
  END IF;
  IF paid > 0 AND NEW.paid_cents + paid >= -NEW.cents AND NEW.status <> 'paid' THEN
    IF NEW.status <> 'partial-payment' OR NEW.club_status IS NULL THEN
      NEW.club_status := NEW.status;
    END IF;
    NEW.status := 'paid';
  ELSIF paid > 0 AND NEW.status = 'sent' THEN
    NEW.club_status := NEW.status;
    NEW.status := 'partial-payment';
  END IF;
  RETURN NEW;
END $$;
