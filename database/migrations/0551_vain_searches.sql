-- Words that owners searched things to do for and found nothing, counted by month: neither who it was nor when in the month.
CREATE TABLE vain_searches (
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  words text NOT NULL CHECK (length(words) BETWEEN 3 AND 60),  -- in lower case, without accents
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  PRIMARY KEY (month, words)
);
