-- What a photo of an owner's gallery shows, in the owner's words: read aloud in its place, and in the name of the button that removes it.
ALTER TABLE gallery_photos
  ADD COLUMN caption text NOT NULL DEFAULT ''
    CONSTRAINT a_caption_is_a_line CHECK (length(caption) <= 120 AND caption !~ '[\n\r]');
