-- A file may be promised before it is made: its row stands with its name and kind, its content is made when somebody
-- asks for it (decision 0043). What is made is whole: its size and its sum are known together.
ALTER TABLE stored_files
  ALTER COLUMN bytes DROP NOT NULL,
  ALTER COLUMN sha256 DROP NOT NULL,
  ADD CONSTRAINT stored_files_made_whole CHECK ((bytes IS NULL) = (sha256 IS NULL));
CREATE INDEX stored_files_unmade ON stored_files (key) WHERE bytes IS NULL;
