-- What the desk prepares and has not finished: kept as it was typed, also in one language, until it is whole or thrown away. The
-- tables of what owners see hold whole things alone.
CREATE TABLE unfinished_drafts (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('product', 'event', 'package', 'promotion')),
  subject int CHECK (subject > 0),                    -- the saved draft that is being changed; none: a new thing
  title jsonb NOT NULL CHECK (title ->> 'en' <> '' OR title ->> 'es' <> ''),
  typed jsonb NOT NULL CHECK (jsonb_typeof(typed) = 'object'),
  version int NOT NULL DEFAULT 1 CHECK (version > 0), -- the optimistic lock
  admin_id int NOT NULL REFERENCES admins (id),
  at timestamptz NOT NULL,
  UNIQUE (kind, subject)
);

-- A photograph that an unfinished draft names stays, too.
CREATE OR REPLACE VIEW named_photos AS
SELECT photo FROM newsletters WHERE photo IS NOT NULL
UNION ALL SELECT photo FROM promotions WHERE photo IS NOT NULL
UNION ALL SELECT photo FROM products WHERE photo IS NOT NULL
UNION ALL SELECT photo FROM packages WHERE photo IS NOT NULL
UNION ALL SELECT photo FROM events WHERE photo IS NOT NULL
UNION ALL SELECT photo FROM product_pictures WHERE photo IS NOT NULL
UNION ALL SELECT photo FROM package_pictures WHERE photo IS NOT NULL
UNION ALL SELECT photo FROM event_pictures WHERE photo IS NOT NULL
UNION ALL
SELECT (found.photo)[1]::uuid FROM unfinished_drafts,
  regexp_matches(typed::text, '"photo-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') AS found (photo);
