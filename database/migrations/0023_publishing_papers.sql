-- Documents and executive reports that the club's desk publishes.

-- A document is a draft until it is shown; from then on its publication day counts.
ALTER TABLE general_documents ADD COLUMN shown boolean NOT NULL DEFAULT true;
ALTER TABLE contract_documents ADD COLUMN shown boolean NOT NULL DEFAULT true;
CREATE INDEX contract_documents_newest ON contract_documents (published DESC, id DESC);

-- The file of a draft is for the desk's eyes alone.
ALTER TABLE stored_files DROP CONSTRAINT stored_files_scope_check,
  ADD CONSTRAINT stored_files_scope_check CHECK (scope IN ('club', 'owner', 'contract', 'desk'));

-- The desk looks at a month of every contract.
CREATE INDEX executive_reports_month ON executive_reports (month);
