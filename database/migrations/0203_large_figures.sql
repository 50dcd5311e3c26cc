-- From which amount on the desk has to say that it has looked at a figure twice (decision 0243); a club brings its own limits in.
CREATE TABLE large_figures (
  currency currency PRIMARY KEY,
  cents integer NOT NULL CHECK (cents > 0)
);
INSERT INTO large_figures (currency, cents) VALUES ('USD', 5000000), ('MXN', 100000000);
