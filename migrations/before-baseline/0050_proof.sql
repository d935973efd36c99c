-- When somebody last proved who they are: operations that cannot be undone ask for it within ten minutes.
alter table auth_sessions add column proven_at timestamptz;
update auth_sessions set proven_at = created_at;
alter table auth_sessions alter column proven_at set default now(), alter column proven_at set not null;

-- A mail to somebody who is signed in already carries a code alone; its challenge is bound to their session.
alter table sign_in_challenges drop constraint sign_in_challenges_purpose_check;
alter table sign_in_challenges add constraint sign_in_challenges_purpose_check
  check (purpose in ('sign-in', 'sign-up', 'proof', 'reset'));
