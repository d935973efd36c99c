-- Notices of invitations, for those who have an account; and mails that sum up what was not read.

-- 0012_family_ends_live.sql says the same.
drop trigger live_family_gone on families;
drop function app.tell_live_family_gone();

create function app.tell_invitation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.add_job('tell-invitee', json_build_object('invitation_id', new.id), 'tell-invitee:' || new.id, null, 10, 0);
  else
    -- Accepted or taken back: there is nothing left to answer.
    delete from notifications
      where family_id = old.family_id and kind = 'invitation' and bundle = old.family_id || ' invitation ' || old.id;
  end if;
  return null;
end;
$$;
revoke all on function app.tell_invitation from public;
create trigger tell_invitation_made after insert on invitations for each row execute function app.tell_invitation();
create trigger tell_invitation_over after delete or update of accepted_at on invitations
  for each row execute function app.tell_invitation();
grant select (id, family_id, email, invited_by, accepted_at, expires_at) on invitations to app_worker;

-- Until when somebody's unread notices were summed up in a mail, and the local day on which that was.
create table digests (
  user_id uuid primary key references profiles on delete cascade,
  sent_on date not null,
  sent_at timestamptz not null
);
alter table digests enable row level security;
grant select, insert, update, delete on digests to app_worker;
create policy worker_all on digests to app_worker using (true) with check (true);
