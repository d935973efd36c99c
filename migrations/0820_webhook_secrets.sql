-- Events are signed with the replaced secret, too, until its owner has had a day to change their software.
alter table webhooks
  add column replaced_secret text,
  add column replaced_until timestamptz,
  add check ((replaced_secret is null) = (replaced_until is null));
create index webhooks_replaced on webhooks (replaced_until) where replaced_until is not null;
grant select (replaced_until), update (sealed_secret, replaced_until) on webhooks to app_rw;
grant update (replaced_secret, replaced_until) on webhooks to app_worker;
