-- A week of a kind of residence is in one round (decision 0480): the same round published once more, with another key, would hold and
-- give away a second residence. A round that was taken back no longer has its weeks.
ALTER TABLE draw_places ADD COLUMN in_round boolean NOT NULL DEFAULT true;
UPDATE draw_places p SET in_round = false
 WHERE EXISTS (SELECT FROM draw_rounds r WHERE r.id = p.round_id AND r.withdrawn_at IS NOT NULL)
    -- Of those that were published twice before this rule, the first has them.
    OR EXISTS (SELECT FROM draw_places q JOIN draw_rounds r ON r.id = q.round_id AND r.withdrawn_at IS NULL
                WHERE q.category_id = p.category_id AND q.check_in = p.check_in AND q.check_out = p.check_out AND q.id < p.id);
CREATE UNIQUE INDEX draw_places_once ON draw_places (category_id, check_in, check_out) WHERE in_round;

CREATE FUNCTION let_go_of_draw_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE draw_places SET in_round = false WHERE round_id = NEW.id AND in_round;
  RETURN NULL;
END $$;
CREATE TRIGGER draw_rounds_let_go AFTER UPDATE OF withdrawn_at ON draw_rounds
  FOR EACH ROW WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL) EXECUTE FUNCTION let_go_of_draw_places();

-- What was drawn is not removed either: neither a result, nor what it was made of.
CREATE FUNCTION keep_what_was_drawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM draw_rounds r WHERE r.id = OLD.round_id AND r.wishes_seal IS NOT NULL) THEN
    RAISE EXCEPTION 'what a round has come to is never removed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER draw_results_stay BEFORE DELETE ON draw_results FOR EACH ROW EXECUTE FUNCTION keep_what_was_drawn();
CREATE TRIGGER draw_takers_stay BEFORE DELETE ON draw_takers FOR EACH ROW EXECUTE FUNCTION keep_what_was_drawn();
CREATE TRIGGER draw_places_stay BEFORE DELETE ON draw_places FOR EACH ROW EXECUTE FUNCTION keep_what_was_drawn();
