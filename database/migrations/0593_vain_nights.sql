-- Stays that owners looked for and found nothing of their own kind of residence: counted by the month of the arrival, neither who it was nor when
-- they looked.
CREATE TABLE vain_nights (
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  hotel_id integer NOT NULL,
  category_id integer NOT NULL,
  nights integer NOT NULL CHECK (nights BETWEEN 1 AND 366),
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  PRIMARY KEY (month, category_id, nights),
  FOREIGN KEY (hotel_id, category_id) REFERENCES room_categories (hotel_id, id)
);
CREATE INDEX vain_nights_of_category ON vain_nights (hotel_id, category_id);
