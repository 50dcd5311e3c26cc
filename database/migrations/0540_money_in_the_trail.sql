-- What owners do with the money of a contract stands in the trail with the contract and the sum: the log at the desk reads it by contract,
-- for each of its owners.
CREATE INDEX deeds_own_money ON deeds (((detail ->> 'idContract')::integer)) WHERE actor_owner_id IS NOT NULL;
