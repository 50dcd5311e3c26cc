-- A photograph's widths once more as AVIF, which is smaller: drawn in the background, once for each photograph.
CREATE TABLE photo_avifs (
  photo uuid PRIMARY KEY REFERENCES photos ON DELETE CASCADE,
  -- Null where none was drawn, or where it would be no smaller than the WebP: that one is shown then.
  small uuid UNIQUE REFERENCES stored_files,
  medium uuid UNIQUE REFERENCES stored_files,
  large uuid UNIQUE REFERENCES stored_files,
  -- One process draws it until then, and another tries it after that.
  again_at timestamptz NOT NULL,
  tries integer NOT NULL,
  drawn_at timestamptz,
  CHECK (drawn_at IS NOT NULL OR num_nonnulls(small, medium, large) = 0)
);

-- Its files go with the photograph, whichever version removes that.
CREATE FUNCTION forget_avifs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stored_files WHERE key IN (OLD.small, OLD.medium, OLD.large);
  RETURN NULL;
END $$;
CREATE TRIGGER photo_avifs_forget AFTER DELETE ON photo_avifs
  FOR EACH ROW WHEN (OLD.drawn_at IS NOT NULL) EXECUTE FUNCTION forget_avifs();
