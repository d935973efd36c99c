-- Sessions of guests are deleted with their cookie's lifetime.
grant select, delete on guest_sessions to app_worker;
create index guest_sessions_by_age on guest_sessions (created_at);
