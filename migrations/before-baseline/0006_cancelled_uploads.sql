-- Whoever began an upload may give it up while its bytes are still coming; afterwards it is news that is kept for a while.

grant delete on uploads to app_rw;
create policy own_unfinished_uploads on uploads for delete to app_rw
  using (user_id = app.user_id() and state = 'receiving' and family_id = any (array(select app.my_edited_families())));
