-- Newsletters go to their readers by mail, each edition once.

-- An edition stands here once its mails are in the outbox, or once it is settled that none is written. It outlives the
-- edition: one that is withdrawn and published again is not mailed again.
CREATE TABLE newsletter_mailings (
  edition integer PRIMARY KEY,
  owners integer NOT NULL CHECK (owners >= 0),      -- how many it was written to
  at timestamptz NOT NULL
);

-- What was published before is not mailed now. A draft that nobody has seen is, when it comes out.
INSERT INTO newsletter_mailings (edition, owners, at)
SELECT DISTINCT n.edition, 0, now() FROM newsletters n
 WHERE n.status OR EXISTS (SELECT FROM publications p
                            WHERE p.kind = 'newsletter' AND p.subject = n.edition AND p.deed <> 'drafted');
