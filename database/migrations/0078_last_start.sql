-- When something begins at the latest so that it ends before it closes; never before it opens. In quarters.
CREATE FUNCTION last_start(opens text, closes text, minutes integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_char(time '00:00' + make_interval(mins => greatest(
           substring(opens, 1, 2)::integer * 60 + substring(opens, 4, 2)::integer,
           (substring(closes, 1, 2)::integer * 60 + substring(closes, 4, 2)::integer - coalesce(minutes, 0)) / 15 * 15)),
         'HH24:MI')
$$;
