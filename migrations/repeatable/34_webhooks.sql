-- Adds an event for the family's webhooks that subscribe to it. It runs for the person who caused the event, who may not be
-- allowed to see webhooks. Photos of one person are added to what's still being collected. Returns the deliveries to send.
create or replace function app.queue_webhook_event(of_family uuid, event text, by_user uuid, subjects uuid[]) returns setof uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if app.user_id() is not null and not of_family = any (array(select app.my_families())) then
    raise exception 'not a member of the family' using errcode = '42501';
  end if;
  if app.guest_id() is not null and (of_family is distinct from app.guest_family() or event <> 'comment.added') then
    raise exception 'not a guest of the family' using errcode = '42501';
  end if;
  return query
    insert into webhook_deliveries as delivery (id, family_id, webhook_id, type, user_id, subject_ids, state)
      select gen_random_uuid(), of_family, webhook.id, event, by_user, subjects,
          case when event = 'photo.added' then 'collecting' else 'pending' end
        from webhooks webhook where webhook.family_id = of_family and webhook.is_on and event = any (webhook.events)
        order by webhook.id
      on conflict (webhook_id, user_id) where state = 'collecting'
        do update set subject_ids = delivery.subject_ids || excluded.subject_ids
      returning delivery.id;
end;
$$;
grant execute on function app.queue_webhook_event to app_rw, app_worker, app_guest;

-- A new secret with a date until which the old one works too. Owners can write secrets, but not read them.
create or replace function app.keep_replaced_secret() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.replaced_secret := old.sealed_secret;
  return new;
end;
$$;
create trigger keep_replaced_secret before update of sealed_secret, replaced_until on webhooks
  for each row when (new.replaced_until is not null and new.replaced_until is distinct from old.replaced_until)
  execute function app.keep_replaced_secret();

create policy owners_read on webhooks for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_add on webhooks for insert to app_rw
  with check (family_id = any (array(select app.families_where('family.manage'))) and created_by = app.user_id());
create policy owners_update on webhooks for update to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_delete on webhooks for delete to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_reads on webhooks for select to app_worker using (true);
create policy worker_updates on webhooks for update to app_worker using (true);

create policy owners_read on webhook_deliveries for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_add on webhook_deliveries for insert to app_rw
  with check (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_update on webhook_deliveries for update to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_all on webhook_deliveries to app_worker using (true) with check (true);
