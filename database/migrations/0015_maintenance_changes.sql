-- What an entry of the log changed, by name: the words are the reader's.
ALTER TABLE maintenance_log
  ADD COLUMN changes text[] NOT NULL DEFAULT '{}'
    CHECK (changes <@ ARRAY['description', 'days', 'provider', 'files-added', 'files-removed', 'images-added',
                            'images-removed']),
  ADD CHECK (deed = 'changed' OR changes = '{}');
