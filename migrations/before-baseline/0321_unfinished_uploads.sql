-- Uploads that were begun and whose last byte hasn't come, for the limits on them. Row-level security shows people only their
-- own. The locks make those that begin at the same moment count one after the other: always the person's first.
create index uploads_receiving on uploads (family_id, user_id) where state = 'receiving';

create function app.unfinished_uploads(which uuid)
  returns table (of_person bigint, bytes_of_person bigint, of_family bigint, bytes_of_family bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('uploads of person ' || app.user_id(), 0));
  perform pg_advisory_xact_lock(hashtextextended('uploads of family ' || which, 0));
  return query
    select count(*) filter (where user_id = app.user_id()),
        (coalesce(sum(bytes) filter (where user_id = app.user_id()), 0))::bigint,
        count(*) filter (where family_id = which),
        (coalesce(sum(bytes) filter (where family_id = which), 0))::bigint
      from uploads where state = 'receiving' and (user_id = app.user_id() or family_id = which);
end;
$$;
revoke all on function app.unfinished_uploads from public;
grant execute on function app.unfinished_uploads to app_rw;
