-- Who stands at the gate has the gate's calls and nothing else: neither the desk's queues nor the owners.
ALTER TABLE admins DROP CONSTRAINT admins_role_check;
ALTER TABLE admins ADD CONSTRAINT admins_role_check CHECK (role IN ('admin', 'desk', 'gate'));
