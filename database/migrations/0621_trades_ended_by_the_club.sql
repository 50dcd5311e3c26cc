-- The club may end a trade that is open, with a reason that both owners read (decision 0452): a proposal, or an offer with all that is
-- proposed for it.
ALTER TABLE trades
  ADD COLUMN ended_by_admin_id integer REFERENCES admins,
  ADD COLUMN ended_reason jsonb,                          -- in both languages
  ADD CHECK ((ended_by_admin_id IS NULL) = (ended_reason IS NULL)),
  ADD CHECK (ended_reason IS NULL OR state = 'ended');
ALTER TABLE trade_proposals
  ADD COLUMN ended_by_admin_id integer REFERENCES admins,
  ADD COLUMN ended_reason jsonb,
  ADD CHECK ((ended_by_admin_id IS NULL) = (ended_reason IS NULL)),
  ADD CHECK (ended_reason IS NULL OR state = 'ended' AND ended_because IS NULL);
CREATE INDEX trades_ended_by_admin ON trades (ended_by_admin_id) WHERE ended_by_admin_id IS NOT NULL;
CREATE INDEX trade_proposals_ended_by_admin ON trade_proposals (ended_by_admin_id) WHERE ended_by_admin_id IS NOT NULL;
