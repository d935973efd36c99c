-- The record of a family says who it was also when they have left: it keeps the name of the moment. Of somebody whose
-- account is gone it keeps none; an empty name says that there was a person.
alter table audit_log add column actor_name text, add column subject_name text;

create function app.name_of_person(which uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  return (select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from profiles where id = which);

-- Written here alone, whatever the one who writes the entry says.
create function app.keep_names_in_record() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  new.actor_name := case when new.family_id is not null then app.name_of_person(new.actor_id) end;
  new.subject_name := case when new.family_id is not null then app.name_of_person(new.subject_id) end;
  return new;
end;
$$;
create trigger keep_names before insert on audit_log for each row execute function app.keep_names_in_record();

create function app.forget_names_in_record() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update audit_log set
      actor_name = case when actor_id = old.id then '' else actor_name end,
      subject_name = case when subject_id = old.id then '' else subject_name end,
      details = case when subject_id = old.id then details - 'email' else details end
    where family_id is not null and (actor_id = old.id or subject_id = old.id);
  return null;
end;
$$;
create trigger forget_names after delete on profiles for each row execute function app.forget_names_in_record();

update audit_log set actor_name = app.name_of_person(actor_id), subject_name = app.name_of_person(subject_id)
  where family_id is not null;
-- Of those who went before there were names in the record.
update audit_log set subject_name = '', details = details - 'email'
  where action in ('member.left', 'member.removed') and subject_name is null;

revoke all on function app.name_of_person, app.keep_names_in_record, app.forget_names_in_record from public;
