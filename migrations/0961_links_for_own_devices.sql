-- The session in which someone made a sign-in link for another of their own devices. The link ends with it.
alter table sign_in_challenges add column made_in uuid references auth_sessions on delete cascade;
create index sign_in_challenges_session on sign_in_challenges (made_in) where made_in is not null;
