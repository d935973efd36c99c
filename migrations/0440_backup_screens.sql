-- How many objects a run has to copy, for its progress.
alter table backup_runs add column expected_objects bigint not null default 0;

-- When people were last emailed that there's no recent backup.
alter table backup_repositories add column alerted_at timestamptz;
