-- People see which accounts at Google and Apple sign in to theirs, and connect and disconnect them: one of each.

alter table provider_identities
  -- How its person knows it apart from others; the provider's word of the last time.
  add column email text check (length(email) <= 254),
  add column last_used_at timestamptz;

-- Of several at one provider the last one stays; each of the others leads to the same address there, and connects anew.
delete from provider_identities former using provider_identities later
  where former.user_id = later.user_id and former.provider = later.provider
    and (former.created_at, former.subject) < (later.created_at, later.subject);
drop index provider_identities_user;
alter table provider_identities add constraint provider_identities_person unique (user_id, provider);

grant delete, update (email, last_used_at) on provider_identities to app_auth;

-- On the way for somebody who is signed in already: to connect that account, or to prove who they are.
alter table provider_sign_ins drop constraint provider_sign_ins_step_check;
alter table provider_sign_ins add constraint provider_sign_ins_step_check
  check (step in ('away', 'new', 'link', 'proof'));
