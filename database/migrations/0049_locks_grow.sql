-- How often the subject was locked lately: the next lock lasts longer, also when the attempts come in bursts with a pause between.
ALTER TABLE sign_in_failures ADD COLUMN locks integer NOT NULL DEFAULT 0 CHECK (locks >= 0);
