-- A session is touched every 20 seconds that somebody is there: the most frequent write of all. An index on the moment made
-- PostgreSQL write all seven anew each time; without it, and with room on the page, a touch changes the row alone (HOT). Only
-- the housekeeping asked for it, which may read the table: it holds who was here within the hour.
DROP INDEX sessions_idle;
ALTER TABLE sessions SET (fillfactor = 70);
