-- Proving again replaces a session's token. Requests under way still bring the former one: for half a minute it stays signed
-- in, without the proof.
alter table auth_sessions add column former_token text, add column replaced_at timestamptz;
create unique index auth_sessions_former_token on auth_sessions (former_token) where former_token is not null;
