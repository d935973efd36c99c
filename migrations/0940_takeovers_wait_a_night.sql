-- When a night first found that the time to object is over. Ownership is transferred by a later night, so that a clock that's
-- wrong for a moment transfers nothing.
alter table takeovers add column due_at timestamptz;
grant update (due_at) on takeovers to app_worker;
