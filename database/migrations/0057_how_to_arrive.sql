-- How one arrives at a hotel: what a stay's page says of it. Where the club has not said so, the page leaves it out.
ALTER TABLE hotels
  ADD COLUMN address text CHECK (length(address) BETWEEN 1 AND 300),
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD COLUMN arrival_door bilingual,                    -- by which door one comes in, and when it is open
  ADD CONSTRAINT hotel_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL));
