-- The floor of a residence, as one presses it in the lift; 0 is the ground floor. A club that has not said it has none.
ALTER TABLE housing ADD COLUMN floor integer CHECK (floor BETWEEN -5 AND 120);
