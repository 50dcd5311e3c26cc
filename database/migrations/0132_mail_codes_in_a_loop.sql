-- A function in SQL that is not inlined is parsed and planned at each call: a quarter of a millisecond for every mail. PL/pgSQL
-- keeps the plan for as long as the connection lives.
CREATE OR REPLACE FUNCTION new_mail_code() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  bytes bytea := uuid_send(gen_random_uuid());
  code text := '';
  at integer;
BEGIN
  -- The other bytes hold the version of the UUID, and less chance.
  FOREACH at IN ARRAY ARRAY[0, 1, 2, 3, 4, 5, 9, 10, 11, 12] LOOP
    code := code || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, at) & 31) + 1, 1);
  END LOOP;
  RETURN code;
END $$;
