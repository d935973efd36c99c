-- Adds an event for the family's webhooks that subscribe to it. It runs for the person who caused the event, who may not be
-- allowed to see webhooks. Photos of one person are added to what's still being collected.
create or replace function app.queue_webhook_event(of_family uuid, event text, by_user uuid, subjects uuid[]) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if app.user_id() is not null and not of_family = any (array(select app.my_families())) then
    raise exception 'not a member of the family' using errcode = '42501';
  end if;
  if app.guest_id() is not null and (of_family is distinct from app.guest_family() or event <> 'comment.added') then
    raise exception 'not a guest of the family' using errcode = '42501';
  end if;
  insert into webhook_deliveries as delivery (id, family_id, webhook_id, type, user_id, subject_ids, state)
    select gen_random_uuid(), of_family, webhook.id, event, by_user, subjects,
        case when event = 'photo.added' then 'collecting' else 'pending' end
      from webhooks webhook where webhook.family_id = of_family and webhook.is_on and event = any (webhook.events)
      order by webhook.id
    on conflict (webhook_id, user_id) where state = 'collecting'
      do update set subject_ids = delivery.subject_ids || excluded.subject_ids;
end;
$$;
grant execute on function app.queue_webhook_event to app_rw, app_worker, app_guest;

-- The first attempt, like those of attemptAt (webhooks.jobs.ts). A trigger, since guests can't add jobs.
create or replace function app.attempt_webhook_delivery() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.add_job('deliver-webhook', json_build_object('delivery_id', new.id), 'webhook:' || new.id,
    now() + case when new.state = 'collecting' then interval '30 seconds' else '0' end, 10, 0, null,
    array['webhooks/2', format('webhooks of %s/1', new.family_id)]);
  return null;
end;
$$;
create trigger attempt_delivery after insert on webhook_deliveries
  for each row execute function app.attempt_webhook_delivery();

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
