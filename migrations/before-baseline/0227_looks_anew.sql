-- That a photo was compared with others changes nothing of what anybody sees, and is not told to those who look at an album.
create or replace function app.tell_live_edited_photos() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  told record;
begin
  for told in
    select edited.family_id, case when count(*) = 1 then (array_agg(edited.id))[1] end as id,
        case when edited.audience = 'private' and before.audience = 'private' then edited.added_by end as only_to
      from edited_photos edited join photos_before before on before.id = edited.id
      where (edited.audience <> 'private' or before.audience <> 'private' or edited.added_by is not null)
        and edited.compared_at is not distinct from before.compared_at
      group by 1, 3
  loop
    perform pg_notify('live', json_strip_nulls(json_build_object(
      'family_id', told.family_id, 'kind', 'photos', 'id', told.id, 'only_to', told.only_to))::text);
  end loop;
  return null;
end;
$$;

-- How a picture looks is measured otherwise now, and only looks that were measured alike can be compared.
update photos set look = null, sharpness = null, compared_at = null where compared_at is not null;
