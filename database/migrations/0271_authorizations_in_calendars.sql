-- A calendar of deadlines names the benefits that wait for their owner's word too (decision 0281).
ALTER TABLE deadline_events
  DROP CONSTRAINT deadline_events_kind_check,
  ADD CONSTRAINT deadline_events_kind_check
    CHECK (kind IN ('fee', 'charge', 'nights', 'benefit', 'free-cancel', 'report', 'authorize'));
