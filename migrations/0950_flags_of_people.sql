-- A flag is of the child's profile, whichever account it's linked to: it survives a new account, and moves with an export.
drop policy if exists seen_read on flags;
drop policy if exists children_add on flags;
drop policy if exists children_delete on flags;
alter table flags drop column flagged_by;

-- Who speaks, if they have no account here: an import brought what they said. And what is said, in families with transcription.
alter table audio_captions
  add column speaker text check (length(trim(speaker)) between 1 and 201),
  add column transcript text check (length(transcript) <= 20000);
-- Families that agreed earlier agreed to children's answers only.
alter table transcript_consents add column with_captions boolean not null default false;
