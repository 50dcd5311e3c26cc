-- A wish whose stay has gone by another way asks from then on (decision 0491), and its owners are told once.
ALTER TABLE waits ADD COLUMN swap_gone_told_at timestamptz;
-- Those that lost theirs before are not told late.
UPDATE waits w SET swap_gone_told_at = now() FROM bookings b
 WHERE b.id = w.swap_booking_id AND w.state = 'waiting' AND b.status IN ('cancelled', 'rejected');
